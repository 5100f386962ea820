import type { ComponentProps, ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import {
  CHILDREN,
  DASHBOARD,
  LOGIN,
  PARENT_DASHBOARD,
  PARENT_GALLERY,
  PARENT_LAYOUT,
  PARENT_LOGIN,
  PARENT_VIEWS,
  STAFF_LAYOUT,
} from './firstScreens.ts';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { Root } from './layout/Root.tsx';
import { StartingPage } from './layout/StartingPage.tsx';
import {
  leaveWhenParentSignedIn,
  leaveWhenSignedIn,
  requireParent,
  requireStaff,
  requireTwoStepSetup,
} from './lib/guards.ts';
import { withWords } from './lib/i18n.ts';
import type { ViewScreen } from './portals/parent/screens/dashboard/ViewScreen.tsx';

type Screen = () => Promise<ComponentType>;

/** Without an error boundary of its own: React Router shows nothing at all where a route's own code did not arrive. */
const lazily = (screen: Screen) => ({ lazy: { Component: screen } });

const dashboard = lazily(() => withWords(DASHBOARD.part, DASHBOARD.code).then((file) => file.DashboardScreen));

const accountLink = lazily(() =>
  withWords('door', () => import('./portals/staff/screens/accounts/AccountLinkScreen.tsx')).then(
    (file) => file.AccountLinkScreen,
  ),
);

/** Behind the staff guard. */
const staffScreens: RouteObject[] = [
  { path: '/', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/children',
    ...lazily(() => withWords(CHILDREN.part, CHILDREN.code).then((file) => file.ChildrenScreen)),
  },
  {
    path: '/enroll-child',
    ...lazily(() =>
      withWords('people', () => import('./portals/staff/screens/enrollment/EnrollChildScreen.tsx')).then(
        (file) => file.EnrollChildScreen,
      ),
    ),
  },
  {
    path: '/consent-confirmation/:childId',
    ...lazily(() =>
      withWords('people', () => import('./portals/staff/screens/enrollment/ConsentConfirmationScreen.tsx')).then(
        (file) => file.ConsentConfirmationScreen,
      ),
    ),
  },
  {
    path: '/parent-invite/:childId',
    ...lazily(() =>
      withWords('people', () => import('./portals/staff/screens/enrollment/ParentInviteScreen.tsx')).then(
        (file) => file.ParentInviteScreen,
      ),
    ),
  },
  {
    path: '/staff',
    ...lazily(() =>
      withWords('people', () => import('./portals/staff/screens/staff/StaffScreen.tsx')).then(
        (file) => file.StaffScreen,
      ),
    ),
  },
  {
    path: '/parent-management',
    ...lazily(() =>
      withWords('people', () => import('./portals/staff/screens/parents/ParentManagementScreen.tsx')).then(
        (file) => file.ParentManagementScreen,
      ),
    ),
  },
  {
    path: '/cameras',
    ...lazily(() =>
      withWords('cameras', () => import('./portals/staff/screens/cameras/CamerasScreen.tsx')).then(
        (file) => file.CamerasScreen,
      ),
    ),
  },
  {
    path: '/gallery-management',
    ...lazily(() =>
      withWords('files', () => import('./portals/staff/screens/gallery/GalleryScreen.tsx')).then(
        (file) => file.GalleryScreen,
      ),
    ),
  },
  {
    path: '/milestones',
    ...lazily(() =>
      withWords('milestones', () => import('./portals/staff/screens/milestones/MilestonesScreen.tsx')).then(
        (file) => file.MilestonesScreen,
      ),
    ),
  },
  {
    path: '/milestones/:childId',
    ...lazily(() =>
      withWords('milestones', () => import('./portals/staff/screens/milestones/child/GrowthScreen.tsx')).then(
        (file) => file.GrowthScreen,
      ),
    ),
  },
  {
    path: '/tax-documents-management',
    ...lazily(() =>
      withWords('files', () => import('./portals/staff/screens/tax-documents/TaxDocumentsScreen.tsx')).then(
        (file) => file.TaxDocumentsScreen,
      ),
    ),
  },
  {
    path: '/billing',
    ...lazily(() =>
      withWords('billing', () => import('./portals/staff/screens/billing/BillingScreen.tsx')).then(
        (file) => file.BillingScreen,
      ),
    ),
  },
  {
    path: '/billing/accounts/:id',
    ...lazily(() =>
      withWords('billing', () => import('./portals/staff/screens/billing/account/AccountScreen.tsx')).then(
        (file) => file.AccountScreen,
      ),
    ),
  },
  {
    path: '/billing/guardians/:id',
    ...lazily(() =>
      withWords('billing', () => import('./portals/staff/screens/billing/account/GuardianAccountScreen.tsx')).then(
        (file) => file.GuardianAccountScreen,
      ),
    ),
  },
  {
    path: '/billing/bank-import',
    ...lazily(() =>
      withWords('billing', () => import('./portals/staff/screens/billing/bank/BankImportScreen.tsx')).then(
        (file) => file.BankImportScreen,
      ),
    ),
  },
  {
    path: '/activities',
    ...lazily(() =>
      withWords('activities', () => import('./portals/staff/screens/activities/ActivitiesScreen.tsx')).then(
        (file) => file.ActivitiesScreen,
      ),
    ),
  },
  {
    path: '/reports',
    ...lazily(() =>
      withWords('analytics', () => import('./portals/staff/screens/reports/ReportsScreen.tsx')).then(
        (file) => file.ReportsScreen,
      ),
    ),
  },
  {
    path: '/calendar',
    ...lazily(() =>
      withWords('planning', () => import('./portals/staff/screens/calendar/CalendarScreen.tsx')).then(
        (file) => file.CalendarScreen,
      ),
    ),
  },
  {
    path: '/compliance',
    ...lazily(() =>
      withWords('compliance', () => import('./portals/staff/screens/compliance/ComplianceScreen.tsx')).then(
        (file) => file.ComplianceScreen,
      ),
    ),
  },
  {
    path: '/messages',
    ...lazily(() =>
      withWords('messages', () => import('./portals/staff/screens/messages/MessagesScreen.tsx')).then(
        (file) => file.MessagesScreen,
      ),
    ),
  },
  {
    path: '/notifications',
    ...lazily(() =>
      withWords('notifications', () => import('./portals/staff/screens/notifications/NotificationsScreen.tsx')).then(
        (file) => file.NotificationsScreen,
      ),
    ),
  },
  {
    path: '/profile',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/profile/ProfileScreen.tsx')).then(
        (file) => file.ProfileScreen,
      ),
    ),
  },
  {
    path: '/settings',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/settings/SettingsScreen.tsx')).then(
        (file) => file.SettingsScreen,
      ),
    ),
  },
  {
    path: '/settings/center',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/settings/center/CenterScreen.tsx')).then(
        (file) => file.CenterScreen,
      ),
    ),
  },
  {
    path: '/settings/roles',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/settings/roles/RolesScreen.tsx')).then(
        (file) => file.RolesScreen,
      ),
    ),
  },
  {
    path: '/settings/security',
    ...lazily(() =>
      withWords('office', () =>
        withWords('security', () => import('./portals/staff/screens/settings/security/CenterSecurityScreen.tsx')),
      ).then((file) => file.CenterSecurityScreen),
    ),
  },
  {
    path: '/settings/import',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/imports/ImportScreen.tsx')).then(
        (file) => file.ImportScreen,
      ),
    ),
  },
  {
    path: '/settings/kiosks',
    ...lazily(() =>
      withWords('office', () =>
        withWords('tablets', () => import('./portals/staff/screens/settings/kiosks/KiosksScreen.tsx')),
      ).then((file) => file.KiosksScreen),
    ),
  },
  {
    path: '/settings/mail',
    ...lazily(() =>
      withWords('office', () => import('./portals/staff/screens/settings/mail/MailScreen.tsx')).then(
        (file) => file.MailScreen,
      ),
    ),
  },
];

/** One of the dashboard's views at an address of its own. */
const parentView = (view: ComponentProps<typeof ViewScreen>['view']) =>
  lazily(async () => {
    const { ViewScreen } = await withWords(PARENT_VIEWS.part, PARENT_VIEWS.code);
    return () => <ViewScreen view={view} />;
  });

/** Behind the parents' guard. */
const parentScreens: RouteObject[] = [
  {
    path: '/parent-dashboard',
    ...lazily(() => withWords(PARENT_DASHBOARD.part, PARENT_DASHBOARD.code).then((file) => file.ParentDashboardScreen)),
  },
  { path: '/parent-settings', ...parentView('settings') },
  {
    path: '/parent-gallery',
    ...lazily(() =>
      withWords(PARENT_VIEWS.part, () => withWords(PARENT_GALLERY.part, PARENT_GALLERY.code)).then(
        (file) => file.GalleryScreen,
      ),
    ),
  },
  { path: '/parent-messages', ...parentView('messages') },
  { path: '/parent-profile', ...parentView('profile') },
  {
    path: '/parent-door',
    ...lazily(() =>
      withWords('ownPin', () => import('./portals/parent/screens/door/DoorScreen.tsx')).then((file) => file.DoorScreen),
    ),
  },
  {
    path: '/parent-notifications',
    ...lazily(() =>
      withWords('notifications', () => import('./portals/parent/screens/notifications/NotificationsScreen.tsx')).then(
        (file) => file.NotificationsScreen,
      ),
    ),
  },
];

/** Every screen's address: the seeds' route tables, and the first run's. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: StartingPage,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        path: '/login',
        loader: leaveWhenSignedIn,
        ...lazily(() => withWords(LOGIN.part, LOGIN.code).then((file) => file.LoginScreen)),
      },
      {
        path: '/setup',
        ...lazily(() =>
          withWords('door', () => import('./portals/staff/screens/accounts/SetupScreen.tsx')).then(
            (file) => file.SetupScreen,
          ),
        ),
      },
      {
        path: '/two-step-setup',
        loader: requireTwoStepSetup,
        ...lazily(() =>
          withWords('security', () => import('./domains/security/TwoStepSetupScreen.tsx')).then(
            (file) => file.TwoStepSetupScreen,
          ),
        ),
      },
      {
        path: '/confirm-email',
        ...lazily(() =>
          withWords('security', () => import('./portals/staff/screens/accounts/ConfirmEmailScreen.tsx')).then(
            (file) => file.ConfirmEmailScreen,
          ),
        ),
      },
      {
        path: '/parent-confirm-email',
        ...lazily(() =>
          withWords('security', () => import('./portals/parent/screens/accounts/ParentConfirmEmailScreen.tsx')).then(
            (file) => file.ParentConfirmEmailScreen,
          ),
        ),
      },
      {
        path: '/kiosk',
        ...lazily(() => withWords('kiosk', () => import('./kiosk/KioskScreen.tsx')).then((file) => file.KioskScreen)),
      },
      {
        path: '/inspect/:token',
        ...lazily(() =>
          withWords('compliance', () => import('./portals/inspector/InspectScreen.tsx')).then(
            (file) => file.InspectScreen,
          ),
        ),
      },
      {
        path: '/roll-call',
        lazy: {
          loader: () => import('./roll-call/RollCallScreen.tsx').then((file) => file.openRollCall),
          Component: () =>
            withWords('rollCall', () => import('./roll-call/RollCallScreen.tsx')).then((file) => file.RollCallScreen),
        },
      },
      { path: '/activate', ...accountLink },
      { path: '/reset-password', ...accountLink },
      {
        path: '/forgot-password',
        ...lazily(() =>
          withWords('door', () => import('./portals/staff/screens/accounts/ForgotPasswordScreen.tsx')).then(
            (file) => file.ForgotPasswordScreen,
          ),
        ),
      },
      {
        path: '/parent-forgot-password',
        ...lazily(() =>
          withWords('family', () => import('./portals/parent/screens/accounts/ParentForgotPasswordScreen.tsx')).then(
            (file) => file.ParentForgotPasswordScreen,
          ),
        ),
      },
      {
        path: '/parent-reset-password',
        ...lazily(() =>
          withWords('family', () => import('./portals/parent/screens/accounts/ParentResetPasswordScreen.tsx')).then(
            (file) => file.ParentResetPasswordScreen,
          ),
        ),
      },
      {
        path: '/parent-login',
        loader: leaveWhenParentSignedIn,
        ...lazily(() => withWords(PARENT_LOGIN.part, PARENT_LOGIN.code).then((file) => file.ParentLoginScreen)),
      },
      {
        path: '/parent-register',
        ...lazily(() =>
          withWords('family', () => import('./portals/parent/screens/registration/ParentRegisterScreen.tsx')).then(
            (file) => file.ParentRegisterScreen,
          ),
        ),
      },
      {
        loader: requireStaff,
        ...lazily(() => STAFF_LAYOUT.code().then((file) => file.StaffLayout)),
        children: [
          {
            lazy: {
              ErrorBoundary: () => STAFF_LAYOUT.code().then((file) => file.StaffErrorScreen),
            },
            children: staffScreens,
          },
        ],
      },
      {
        loader: requireParent,
        ...lazily(() => withWords(PARENT_LAYOUT.part, PARENT_LAYOUT.code).then((file) => file.ParentLayout)),
        children: [
          {
            lazy: {
              ErrorBoundary: () => PARENT_LAYOUT.code().then((file) => file.ParentErrorScreen),
            },
            children: parentScreens,
          },
        ],
      },
      { path: '*', ...lazily(() => import('./layout/PageNotFound.tsx').then((file) => file.PageNotFound)) },
    ],
  },
];
