export type Portal = 'staff' | 'parent';

/** Screens of the staff whose paths begin like the parents' (DECISIONS row 4). */
const STAFF_SCREENS = ['/parent-management', '/parent-invite'];

/** Doors: open without a session, and not left when one ends. */
const DOORS: ReadonlySet<string> = new Set([
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
export const isDoor = (path: string): boolean => DOORS.has(path);

/** Whose portal a path belongs to. */
export const portalOf = (path: string): Portal =>
  path.startsWith('/parent-') && !STAFF_SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`))
    ? 'parent'
    : 'staff';
