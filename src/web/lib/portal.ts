export type Portal = 'staff' | 'parent';

/** Screens of the staff whose paths begin like the parents' (web-3). */
const STAFF_SCREENS = ['/parent-management', '/parent-invite'];

/** Open without a session, and not left when one ends. */
const OPEN_PAGES: ReadonlySet<string> = new Set([
  '/login',
  '/setup',
  '/activate',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/parent-login',
  '/parent-register',
  '/parent-forgot-password',
  '/parent-reset-password',
  '/parent-confirm-email',
  '/kiosk',
]);

/** Whether a path is shown to anybody, signed in or not. */
export const isOpenPage = (path: string): boolean => OPEN_PAGES.has(path);

/** Whose portal a path belongs to. */
export const portalOf = (path: string): Portal =>
  path.startsWith('/parent-') && !STAFF_SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`))
    ? 'parent'
    : 'staff';
