import { screen } from './firstScreens.ts';

/** The room board's, which its page names, and the first load of no other screen knows (web-22). */
export const ROOM = screen(
  ['attendance', 'attendanceRoom', 'children'],
  () => import('./portals/staff/screens/attendance/RoomScreen.tsx'),
);
