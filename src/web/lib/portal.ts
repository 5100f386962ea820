export type Portal = 'staff' | 'parent';

/** Screens of the staff whose paths begin like the parents' (DECISIONS row 4). */
const STAFF_SCREENS = ['/parent-management', '/parent-invite'];

/** Whose portal a path belongs to. */
export const portalOf = (path: string): Portal =>
  path.startsWith('/parent-') && !STAFF_SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`))
    ? 'parent'
    : 'staff';
