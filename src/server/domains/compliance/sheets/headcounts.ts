import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { countsBetween } from './headcount-queries.ts';
import { type Ask, column, row, type Written } from './written.ts';

/** What was counted in the rooms, beside what was expected at that moment. */
export async function headcountSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const counts = await reading.all(countsBetween(ask));
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('time', translate(language, 'Time'), 'time', 3),
      column('room', translate(language, 'Room'), 'text', 4),
      column('counted', translate(language, 'Counted'), 'number', 2),
      column('expected', translate(language, 'Checked in'), 'number', 2),
      column('difference', translate(language, 'Difference'), 'number', 2),
      column('by', translate(language, 'Counted by'), 'text', 4),
      column('note', translate(language, 'Note'), 'text', 6),
    ],
    rows: counts.map(({ date, time, room, counted, expected, countedBy, note }) =>
      row(
        [date, time, room, counted, expected, counted - expected, countedBy, note || null],
        counted === expected ? null : 'attention',
      ),
    ),
    notes: [translate(language, 'Checked in is how many children the attendance showed in the room at that moment.')],
    childIds: [],
  };
}
