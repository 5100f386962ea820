import type { FirstPaint } from '#contract/kernel/first-paint.ts';
import type { Namespace } from './lib/locales.ts';

/** A screen's code, and the namespaces of texts that it speaks. */
export interface Screen<Code> {
  readonly texts: readonly Namespace[];
  readonly code: () => Promise<Code>;
}

export const screen = <Code>(texts: readonly Namespace[], code: () => Promise<Code>): Screen<Code> => ({ texts, code });

export const STAFF_LAYOUT = screen([], () => import('./portals/staff/layout/StaffLayout.tsx'));
export const DASHBOARD = screen(
  ['attendance', 'children', 'dashboard'],
  () => import('./portals/staff/screens/dashboard/DashboardScreen.tsx'),
);
export const CHILDREN = screen(
  ['children', 'childrenEnrollment', 'childrenManagement', 'common'],
  () => import('./portals/staff/screens/children/ChildrenScreen.tsx'),
);
export const LOGIN = screen(['accounts'], () => import('./portals/staff/screens/accounts/LoginScreen.tsx'));

export const PARENT_LAYOUT = screen(['familyDay'], () => import('./portals/parent/layout/ParentLayout.tsx'));
export const PARENT_DASHBOARD = screen(
  ['dailyReportsMoods', 'familyDay'],
  () => import('./portals/parent/screens/dashboard/ParentDashboardScreen.tsx'),
);
/** The dashboard's views are in it; the gallery also comes at an address of its own. */
export const PARENT_VIEWS = screen(
  ['familyDay', 'familyDayDetails'],
  () => import('./portals/parent/screens/dashboard/ViewScreen.tsx'),
);
export const PARENT_GALLERY = screen(
  ['common', 'familyDay', 'familyDayDetails', 'gallery'],
  () => import('./portals/parent/screens/gallery/ParentGalleryScreen.tsx'),
);
export const PARENT_LOGIN = screen(
  ['accounts', 'accountsFamily'],
  () => import('./portals/parent/screens/accounts/ParentLoginScreen.tsx'),
);

/** What the screens need whose pages are painted when built, and whose routes are there from the beginning. */
export const OF_PAINTED = {
  dashboard: [STAFF_LAYOUT, DASHBOARD],
  children: [STAFF_LAYOUT, CHILDREN],
  'parent-dashboard': [PARENT_LAYOUT, PARENT_DASHBOARD],
  'parent-gallery': [PARENT_LAYOUT, PARENT_VIEWS, PARENT_GALLERY],
} as const satisfies Partial<Record<FirstPaint, readonly Screen<unknown>[]>>;
