import { screen } from './firstScreens.ts';
import { withTexts } from './lib/i18n.ts';
import { ROOM as PATH } from './lib/session.ts';
import { type Added, lazily } from './routes.tsx';

/** The room board's, which its page names, and the first load of no other screen knows (web-22). */
export const ROOM = screen(
  ['attendance', 'attendanceRoom', 'children'],
  () => import('./portals/staff/screens/attendance/RoomScreen.tsx'),
);

/** A visit that begins at the board waits for no other screen's address. */
export const added: Added = {
  staff: [{ path: PATH, ...lazily(() => withTexts(ROOM.texts, ROOM.code).then((file) => file.RoomScreen)) }],
};
