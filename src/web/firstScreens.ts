import type { Part } from './lib/words.ts';

/** A screen's code, and the part of the words that it says. */
interface Screen<Code> {
  readonly part: Part;
  readonly code: () => Promise<Code>;
}

const screen = <Code>(part: Part, code: () => Promise<Code>): Screen<Code> => ({ part, code });

export const STAFF_LAYOUT = screen('start', () => import('./portals/staff/layout/StaffLayout.tsx'));
export const DASHBOARD = screen('day', () => import('./portals/staff/screens/dashboard/DashboardScreen.tsx'));
export const CHILDREN = screen('people', () => import('./portals/staff/screens/children/ChildrenScreen.tsx'));
export const LOGIN = screen('door', () => import('./portals/staff/screens/accounts/LoginScreen.tsx'));

export const PARENT_LAYOUT = screen('portal', () => import('./portals/parent/layout/ParentLayout.tsx'));
export const PARENT_DASHBOARD = screen(
  'portal',
  () => import('./portals/parent/screens/dashboard/ParentDashboardScreen.tsx'),
);
/** The dashboard's views are in it; the gallery also comes at an address of its own. */
export const PARENT_VIEWS = screen('portalMore', () => import('./portals/parent/screens/dashboard/ViewScreen.tsx'));
export const PARENT_GALLERY = screen('photos', () => import('./portals/parent/screens/gallery/GalleryScreen.tsx'));
export const PARENT_LOGIN = screen('family', () => import('./portals/parent/screens/accounts/ParentLoginScreen.tsx'));
