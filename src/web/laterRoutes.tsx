import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { requireTwoStepSetup } from './lib/guards.ts';
import { withTexts } from './lib/i18n.ts';
import type { Namespace } from './lib/locales.ts';
import type { Portal } from './lib/portal.ts';
import { lazily, type Place, type Screen } from './routes.tsx';

/** A screen at its address, with the namespaces of texts that it speaks. */
const screen = (path: string, texts: readonly Namespace[], code: Screen): RouteObject => ({
  path,
  ...lazily(() => withTexts(texts, code)),
});

/** What both portals have, for one of them. */
const forPortal = (audience: Portal, Page: ComponentType<{ audience: Portal }>) => () => <Page audience={audience} />;

const accountLink = (path: string) =>
  screen(path, ['accounts', 'common'], () =>
    import('./domains/accounts/AccountLinkPage.tsx').then((file) => forPortal('staff', file.AccountLinkPage)),
  );

const openScreens: RouteObject[] = [
  screen('/setup', ['accounts', 'common'], () =>
    import('./portals/staff/screens/accounts/SetupScreen.tsx').then((file) => file.SetupScreen),
  ),
  {
    loader: requireTwoStepSetup,
    ...screen('/two-step-setup', ['accounts', 'common', 'security'], () =>
      import('./domains/security/TwoStepSetupScreen.tsx').then((file) => file.TwoStepSetupScreen),
    ),
  },
  screen('/confirm-email', ['accounts', 'security'], () =>
    import('./domains/security/EmailLinkPage.tsx').then((file) => forPortal('staff', file.EmailLinkPage)),
  ),
  screen('/parent-confirm-email', ['accounts', 'security'], () =>
    import('./domains/security/EmailLinkPage.tsx').then((file) => forPortal('parent', file.EmailLinkPage)),
  ),
  {
    path: '/clock',
    lazy: {
      loader: () => import('./portals/staff/screens/time-clock/own/ClockScreen.tsx').then((file) => file.openClock),
      Component: () =>
        withTexts(
          ['staffDuties', 'timeClock'],
          () => import('./portals/staff/screens/time-clock/own/ClockScreen.tsx'),
        ).then((file) => file.ClockScreen),
    },
  },
  screen('/inspect/:token', ['common', 'compliance'], () =>
    import('./portals/inspector/InspectScreen.tsx').then((file) => file.InspectScreen),
  ),
  screen('/join/:center?', ['admissionsJoin', 'common'], () =>
    import('./domains/admissions/JoinPage.tsx').then((file) => file.JoinPage),
  ),
  screen(
    '/inquiry/:token',
    ['admissionsJoin', 'admissionsLetters', 'admissionsTours', 'admissionsUpkeep', 'common', 'offersFamily'],
    () => import('./domains/admissions/FamilyInquiryPage.tsx').then((file) => file.FamilyInquiryPage),
  ),
  accountLink('/activate'),
  accountLink('/reset-password'),
  screen('/forgot-password', ['accounts', 'common', 'security'], () =>
    import('./domains/accounts/ForgotPasswordPage.tsx').then((file) => forPortal('staff', file.ForgotPasswordPage)),
  ),
  screen('/parent-forgot-password', ['accounts', 'common', 'security'], () =>
    import('./domains/accounts/ForgotPasswordPage.tsx').then((file) => forPortal('parent', file.ForgotPasswordPage)),
  ),
  screen('/parent-reset-password', ['accounts', 'common'], () =>
    import('./domains/accounts/AccountLinkPage.tsx').then((file) => forPortal('parent', file.AccountLinkPage)),
  ),
  screen('/parent-register', ['accounts', 'common', 'guardiansRegistration'], () =>
    import('./portals/parent/screens/guardians/ParentRegisterScreen.tsx').then((file) => file.ParentRegisterScreen),
  ),
];

const staffScreens: RouteObject[] = [
  screen('/enroll-child', ['children', 'childrenEnrollment', 'common'], () =>
    import('./portals/staff/screens/children/enrollment/EnrollChildScreen.tsx').then((file) => file.EnrollChildScreen),
  ),
  screen('/consent-confirmation/:childId', ['childrenEnrollment', 'childrenManagement', 'common'], () =>
    import('./portals/staff/screens/children/enrollment/ConsentConfirmationScreen.tsx').then(
      (file) => file.ConsentConfirmationScreen,
    ),
  ),
  screen(
    '/parent-invite/:childId',
    ['accounts', 'childrenEnrollment', 'childrenManagement', 'common', 'guardiansInvitations', 'mail'],
    () =>
      import('./portals/staff/screens/children/enrollment/ParentInviteScreen.tsx').then(
        (file) => file.ParentInviteScreen,
      ),
  ),
  screen('/children/:childId/file', ['childDocuments', 'childFile', 'common'], () =>
    import('./portals/staff/screens/child-file/ChildFileScreen.tsx').then((file) => file.ChildFileScreen),
  ),
  screen('/child-files', ['childDocuments', 'childFile', 'common'], () =>
    import('./portals/staff/screens/child-file/ChildFilesScreen.tsx').then((file) => file.ChildFilesScreen),
  ),
  screen('/staff', ['accounts', 'common', 'mail', 'presence', 'staff', 'staffDuties'], () =>
    import('./portals/staff/screens/staff/StaffScreen.tsx').then((file) => file.StaffScreen),
  ),
  screen('/staff/:staffId', ['common', 'employment'], () =>
    import('./portals/staff/screens/employment/PersonnelScreen.tsx').then((file) => file.PersonnelScreen),
  ),
  screen('/time-clock', ['common', 'staffDuties', 'timeClock'], () =>
    import('./portals/staff/screens/time-clock/TimeClockScreen.tsx').then((file) => file.TimeClockScreen),
  ),
  screen('/papers', ['papers'], () =>
    import('./portals/staff/screens/papers/PapersScreen.tsx').then((file) => file.PapersScreen),
  ),
  screen('/staff/:id/papers', ['common', 'papers'], () =>
    import('./portals/staff/screens/papers/StaffPapersScreen.tsx').then((file) => file.StaffPapersScreen),
  ),
  screen('/my-papers', ['common', 'papers'], () =>
    import('./portals/staff/screens/papers/StaffPapersScreen.tsx').then((file) => file.MyPapersScreen),
  ),
  screen('/staff/:id/health-papers', ['common', 'papers'], () =>
    import('./portals/staff/screens/papers/HealthPapersScreen.tsx').then((file) => file.HealthPapersScreen),
  ),
  screen('/my-health-papers', ['common', 'papers'], () =>
    import('./portals/staff/screens/papers/HealthPapersScreen.tsx').then((file) => file.MyHealthPapersScreen),
  ),
  screen('/parent-management', ['accounts', 'children', 'common', 'guardians', 'guardiansInvitations', 'mail'], () =>
    import('./portals/staff/screens/guardians/ParentManagementScreen.tsx').then((file) => file.ParentManagementScreen),
  ),
  screen('/admissions', ['admissions', 'admissionsJoin', 'common'], () =>
    import('./portals/staff/screens/admissions/InquiriesScreen.tsx').then((file) => file.InquiriesScreen),
  ),
  screen(
    '/admissions/waitlist',
    ['admissions', 'admissionsJoin', 'admissionsUpkeep', 'admissionsWaitlist', 'common'],
    () => import('./portals/staff/screens/admissions/WaitlistScreen.tsx').then((file) => file.WaitlistScreen),
  ),
  screen('/admissions/fees', ['admissionsFees', 'billing', 'common'], () =>
    import('./portals/staff/screens/admissions/FeesScreen.tsx').then((file) => file.FeesScreen),
  ),
  screen('/admissions/offers', ['admissions', 'admissionsJoin', 'common', 'offers', 'offersFamily'], () =>
    import('./portals/staff/screens/offers/OffersScreen.tsx').then((file) => file.OffersScreen),
  ),
  screen(
    '/admissions/:id/offer/:childId',
    ['admissions', 'admissionsJoin', 'common', 'offers', 'offersFamily', 'schedules'],
    () => import('./portals/staff/screens/offers/OfferPlaceScreen.tsx').then((file) => file.OfferPlaceScreen),
  ),
  screen('/admissions/templates', ['admissionsLetters', 'common'], () =>
    import('./portals/staff/screens/admissions/TemplatesScreen.tsx').then((file) => file.TemplatesScreen),
  ),
  screen('/admissions/tours', ['admissionsJoin', 'admissionsTours', 'common'], () =>
    import('./portals/staff/screens/admissions/ToursScreen.tsx').then((file) => file.ToursScreen),
  ),
  screen(
    '/admissions/:id',
    [
      'admissions',
      'admissionsFees',
      'admissionsJoin',
      'admissionsLetters',
      'admissionsTours',
      'billing',
      'common',
      'offers',
      'offersFamily',
    ],
    () => import('./portals/staff/screens/admissions/InquiryScreen.tsx').then((file) => file.InquiryScreen),
  ),
  screen('/forms', ['children', 'common', 'formsLibrary'], () =>
    import('./portals/staff/screens/forms/FormsScreen.tsx').then((file) => file.FormsScreen),
  ),
  screen('/forms/packet', ['common', 'formsLibrary', 'formsPacket'], () =>
    import('./portals/staff/screens/forms/packet/PacketScreen.tsx').then((file) => file.PacketScreen),
  ),
  screen('/forms/requests', ['common', 'formsRequests'], () =>
    import('./portals/staff/screens/forms/requests/FormRequestsScreen.tsx').then((file) => file.FormRequestsScreen),
  ),
  screen('/forms/requests/:id', ['common', 'formsBlocks', 'formsBuilder', 'formsRequests'], () =>
    import('./portals/staff/screens/forms/requests/FormRequestScreen.tsx').then((file) => file.FormRequestScreen),
  ),
  screen('/forms/:id', ['children', 'common', 'formsBlocks', 'formsBuilder', 'formsLibrary', 'formsRenewals'], () =>
    import('./portals/staff/screens/forms/FormScreen.tsx').then((file) => file.FormScreen),
  ),
  screen('/bookings', ['bookings', 'common'], () =>
    import('./portals/staff/screens/bookings/BookingsScreen.tsx').then((file) => file.BookingsScreen),
  ),
  screen('/time-off', ['common', 'employment', 'timeOff'], () =>
    import('./portals/staff/screens/time-off/TimeOffScreen.tsx').then((file) => file.TimeOffScreen),
  ),
  screen('/timesheets', ['common', 'timesheets'], () =>
    import('./portals/staff/screens/timesheets/TimesheetsScreen.tsx').then((file) => file.TimesheetsScreen),
  ),
  screen('/timesheets/:id', ['common', 'timesheets'], () =>
    import('./portals/staff/screens/timesheets/TimesheetScreen.tsx').then((file) => file.TimesheetScreen),
  ),
  screen('/my-hours', ['common', 'timeOff', 'timesheets'], () =>
    import('./portals/staff/screens/timesheets/MyHoursScreen.tsx').then((file) => file.MyHoursScreen),
  ),
  screen('/planning', ['common', 'planning', 'schedules'], () =>
    import('./portals/staff/screens/planning/PlanningScreen.tsx').then((file) => file.PlanningScreen),
  ),
  screen('/rota', ['common', 'rota'], () =>
    import('./portals/staff/screens/rota/RotaScreen.tsx').then((file) => file.RotaScreen),
  ),
  screen('/my-shifts', ['common', 'rota'], () =>
    import('./portals/staff/screens/rota/MyShiftsScreen.tsx').then((file) => file.MyShiftsScreen),
  ),
  screen('/cameras', ['cameras', 'camerasWatching', 'common'], () =>
    import('./portals/staff/screens/cameras/CamerasScreen.tsx').then((file) => file.CamerasScreen),
  ),
  screen('/gallery-management', ['children', 'common', 'galleryManagement'], () =>
    import('./portals/staff/screens/gallery/GalleryScreen.tsx').then((file) => file.GalleryScreen),
  ),
  screen('/milestones', ['children', 'common', 'milestones', 'milestonesGrowth'], () =>
    import('./portals/staff/screens/milestones/MilestonesScreen.tsx').then((file) => file.MilestonesScreen),
  ),
  screen('/milestones/:childId', ['children', 'common', 'milestones', 'milestonesGrowth'], () =>
    import('./portals/staff/screens/milestones/child/GrowthScreen.tsx').then((file) => file.GrowthScreen),
  ),
  screen('/tax-documents-management', ['common', 'taxDocuments', 'taxDocumentsManagement'], () =>
    import('./portals/staff/screens/tax-documents/TaxDocumentsScreen.tsx').then((file) => file.TaxDocumentsScreen),
  ),
  screen('/billing', ['billing', 'common'], () =>
    import('./portals/staff/screens/billing/BillingScreen.tsx').then((file) => file.BillingScreen),
  ),
  screen('/billing/accounts/:id', ['billing', 'common'], () =>
    import('./portals/staff/screens/billing/account/AccountScreen.tsx').then((file) => file.AccountScreen),
  ),
  screen('/billing/guardians/:id', ['billing'], () =>
    import('./portals/staff/screens/billing/account/GuardianAccountScreen.tsx').then(
      (file) => file.GuardianAccountScreen,
    ),
  ),
  screen('/billing/bank-import', ['billing'], () =>
    import('./portals/staff/screens/billing/bank/BankImportScreen.tsx').then((file) => file.BankImportScreen),
  ),
  screen('/close-day', ['attendance', 'attendanceRoom', 'children', 'common', 'dashboardClose', 'staff'], () =>
    import('./portals/staff/screens/dashboard/close/CloseDayScreen.tsx').then((file) => file.CloseDayScreen),
  ),
  screen('/room/sleep', ['activities', 'activitiesSleep', 'children', 'common'], () =>
    import('./portals/staff/screens/activities/sleep/SleepScreen.tsx').then((file) => file.SleepScreen),
  ),
  screen('/activities', ['activities', 'children', 'common'], () =>
    import('./portals/staff/screens/activities/ActivitiesScreen.tsx').then((file) => file.ActivitiesScreen),
  ),
  screen('/daily-reports', ['children', 'common', 'dailyReports', 'dailyReportsMoods'], () =>
    import('./portals/staff/screens/daily-reports/DailyReportsScreen.tsx').then((file) => file.DailyReportsScreen),
  ),
  screen('/reports', ['analytics', 'children', 'common'], () =>
    import('./portals/staff/screens/analytics/ReportsScreen.tsx').then((file) => file.ReportsScreen),
  ),
  screen('/calendar', ['common', 'events', 'eventsPlanning'], () =>
    import('./portals/staff/screens/events/CalendarScreen.tsx').then((file) => file.CalendarScreen),
  ),
  screen('/compliance', ['accounts', 'common', 'compliance'], () =>
    import('./portals/staff/screens/compliance/ComplianceScreen.tsx').then((file) => file.ComplianceScreen),
  ),
  screen('/notifications', ['notifications'], () =>
    import('./portals/staff/screens/notifications/NotificationsScreen.tsx').then((file) => file.NotificationsScreen),
  ),
  screen('/profile', ['common', 'preferences', 'preferencesProfile', 'staffDuties', 'timeClock'], () =>
    import('./portals/staff/screens/preferences/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
  ),
  screen('/settings', ['common', 'preferences', 'preferencesStaff'], () =>
    import('./portals/staff/screens/preferences/SettingsScreen.tsx').then((file) => file.SettingsScreen),
  ),
  screen('/settings/center', ['centerSettings', 'common', 'dashboardFirstSteps', 'preferencesStaff'], () =>
    import('./portals/staff/screens/center/CenterScreen.tsx').then((file) => file.CenterScreen),
  ),
  screen('/settings/roles', ['common', 'preferencesStaff'], () =>
    import('./portals/staff/screens/center/roles/RolesScreen.tsx').then((file) => file.RolesScreen),
  ),
  screen('/settings/security', ['accounts', 'common', 'preferencesStaff', 'security'], () =>
    import('./portals/staff/screens/security/CenterSecurityScreen.tsx').then((file) => file.CenterSecurityScreen),
  ),
  screen('/settings/import', ['common', 'imports', 'preferencesStaff'], () =>
    import('./portals/staff/screens/imports/ImportScreen.tsx').then((file) => file.ImportScreen),
  ),
  screen('/settings/kiosks', ['common', 'kioskManagement', 'preferencesStaff'], () =>
    import('./portals/staff/screens/kiosk/settings/KiosksScreen.tsx').then((file) => file.KiosksScreen),
  ),
  screen('/settings/audit', ['audit', 'preferencesStaff'], () =>
    import('./portals/staff/screens/audit/AuditScreen.tsx').then((file) => file.AuditScreen),
  ),
  screen('/settings/system', ['accounts', 'audit', 'common', 'preferencesStaff', 'security', 'system'], () =>
    import('./portals/staff/screens/system/SystemScreen.tsx').then((file) => file.SystemScreen),
  ),
  screen('/settings/mail', ['accounts', 'common', 'mail', 'preferencesStaff', 'security'], () =>
    import('./portals/staff/screens/mail/MailScreen.tsx').then((file) => file.MailScreen),
  ),
];

const parentScreens: RouteObject[] = [
  screen('/parent-kiosk', ['familyDay', 'kioskPin'], () =>
    import('./portals/parent/screens/kiosk/KioskCodeScreen.tsx').then((file) => file.KioskCodeScreen),
  ),
  screen('/parent-bookings', ['bookingsFamily', 'common', 'familyDay'], () =>
    import('./portals/parent/screens/bookings/ParentBookingsScreen.tsx').then((file) => file.ParentBookingsScreen),
  ),
  screen('/parent-child-file', ['childDocuments', 'childFile', 'common', 'familyDay'], () =>
    import('./portals/parent/screens/child-file/ParentChildFileScreen.tsx').then((file) => file.ParentChildFileScreen),
  ),
  screen('/parent-forms/:id?', ['common', 'familyDay', 'formsBlocks', 'formsFamily'], () =>
    import('./portals/parent/screens/forms/ParentFormsScreen.tsx').then((file) => file.ParentFormsScreen),
  ),
  screen('/parent-notifications', ['familyDay', 'notifications'], () =>
    import('./portals/parent/screens/notifications/ParentNotificationsScreen.tsx').then(
      (file) => file.ParentNotificationsScreen,
    ),
  ),
];

/** The screens that no visit has to begin with: fetched with the first address that the first ones don't know. */
export const added: Readonly<Record<Place, RouteObject[]>> = {
  open: openScreens,
  staff: staffScreens,
  parent: parentScreens,
};
