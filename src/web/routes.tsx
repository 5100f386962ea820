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
import { leaveWhenParentSignedIn, leaveWhenSignedIn, requireParent, requireStaff } from './lib/guards.ts';
import { withTexts } from './lib/i18n.ts';
import type { ViewScreen } from './portals/parent/screens/dashboard/ViewScreen.tsx';

/** Where later screens are added: without a guard, or behind a portal's. */
export type Place = 'open' | 'staff' | 'parent';
export type Added = Readonly<Partial<Record<Place, RouteObject[]>>>;

export type Screen = () => Promise<ComponentType>;

/** Without an error boundary of its own: React Router shows nothing at all where a route's own code did not arrive. */
export const lazily = (screen: Screen) => ({ lazy: { Component: screen } });

const dashboard = lazily(() => withTexts(DASHBOARD.texts, DASHBOARD.code).then((file) => file.DashboardScreen));

/** Behind the staff guard, as far as they may come first. */
const staffScreens: RouteObject[] = [
  { path: '/', ...dashboard },
  { path: '/dashboard', ...dashboard },
  {
    path: '/children',
    ...lazily(() => withTexts(CHILDREN.texts, CHILDREN.code).then((file) => file.ChildrenScreen)),
  },
];

/** One of the dashboard's views at an address of its own. */
const parentView = (view: ComponentProps<typeof ViewScreen>['view']) =>
  lazily(async () => {
    const { ViewScreen } = await withTexts(PARENT_VIEWS.texts, PARENT_VIEWS.code);
    return () => <ViewScreen view={view} />;
  });

/** Behind the parents' guard, as far as they may come first. */
const parentScreens: RouteObject[] = [
  {
    path: '/parent-dashboard',
    ...lazily(() =>
      withTexts(PARENT_DASHBOARD.texts, PARENT_DASHBOARD.code).then((file) => file.ParentDashboardScreen),
    ),
  },
  { path: '/parent-settings', ...parentView('settings') },
  {
    path: '/parent-gallery',
    ...lazily(() =>
      withTexts(PARENT_VIEWS.texts, () => withTexts(PARENT_GALLERY.texts, PARENT_GALLERY.code)).then(
        (file) => file.ParentGalleryScreen,
      ),
    ),
  },
  { path: '/parent-messages', ...parentView('messages') },
  { path: '/parent-profile', ...parentView('profile') },
];

/**
 * The addresses that a visit begins at, and of the pages that open without a server (web-1, web-2). The others are in
 * laterRoutes.tsx: their names alone would be a fiftieth of the first load.
 */
export const routes: RouteObject[] = [
  {
    id: 'open' satisfies Place,
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        path: '/login',
        loader: leaveWhenSignedIn,
        ...lazily(() => withTexts(LOGIN.texts, LOGIN.code).then((file) => file.LoginScreen)),
      },
      {
        path: '/kiosk',
        ...lazily(() =>
          withTexts(['common', 'kiosk'], () => import('./portals/kiosk/KioskScreen.tsx')).then(
            (file) => file.KioskScreen,
          ),
        ),
      },
      {
        path: '/roll-call',
        lazy: {
          loader: () =>
            import('./portals/staff/screens/roll-call/RollCallScreen.tsx').then((file) => file.openRollCall),
          Component: () =>
            withTexts(
              ['common', 'rollCall'],
              () => import('./portals/staff/screens/roll-call/RollCallScreen.tsx'),
            ).then((file) => file.RollCallScreen),
        },
      },
      {
        path: '/parent-login',
        loader: leaveWhenParentSignedIn,
        ...lazily(() => withTexts(PARENT_LOGIN.texts, PARENT_LOGIN.code).then((file) => file.ParentLoginScreen)),
      },
      {
        loader: requireStaff,
        ...lazily(() => STAFF_LAYOUT.code().then((file) => file.StaffLayout)),
        children: [
          {
            id: 'staff' satisfies Place,
            lazy: {
              ErrorBoundary: () => STAFF_LAYOUT.code().then((file) => file.StaffErrorScreen),
            },
            children: staffScreens,
          },
        ],
      },
      {
        loader: requireParent,
        ...lazily(() => withTexts(PARENT_LAYOUT.texts, PARENT_LAYOUT.code).then((file) => file.ParentLayout)),
        children: [
          {
            id: 'parent' satisfies Place,
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
