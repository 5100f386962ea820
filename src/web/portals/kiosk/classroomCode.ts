import { withTexts } from '#web/lib/i18n.ts';

/** The screen of a tablet that belongs to a room: the others never fetch it. */
export const classroomCode = () =>
  withTexts(
    ['activities', 'children', 'common', 'dailyReportsMoods', 'kiosk', 'kioskRoom', 'rollCall'],
    () => import('./classroom/ClassroomScreen.tsx'),
  );
