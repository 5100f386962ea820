import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { dutyBetween, type Part } from './staff-hours-queries.ts';
import { type Ask, column, row, type Written } from './written.ts';

/** Everybody's time on duty, day by day, and what it comes to. A duty over midnight counts for both days. */
export async function staffHoursSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const parts = await reading.all(dutyBetween(ask, reading.now));
  const rows = [...Map.groupBy(parts, ({ staffId }) => staffId).values()].flatMap((own) => {
    const sum = own.reduce((minutes, part) => minutes + part.minutes, 0);
    const name = own[0]?.name ?? '';
    return [
      ...own.map((part) =>
        row(
          [name, part.date, part.begins, part.ends, part.minutes, noteOf(language, part)],
          part.isOpen || part.isForgotten ? 'notice' : null,
        ),
      ),
      row([name, null, null, null, sum, translate(language, 'Total of these days')], 'sum'),
    ];
  });
  return {
    columns: [
      column('name', translate(language, 'Staff member'), 'text', 5),
      column('date', translate(language, 'Date'), 'day', 3),
      column('from', translate(language, 'From'), 'time', 3),
      column('until', translate(language, 'Until'), 'time', 3),
      column('time', translate(language, 'Time on duty'), 'duration', 2),
      column('note', translate(language, 'Note'), 'text', 4),
    ],
    rows,
    notes: [translate(language, 'The time that passed is counted, also on days on which clocks change.')],
    childIds: [],
  };
}

function noteOf(language: Language, { isOpen, isForgotten, isCorrected }: Part): string | null {
  if (isOpen) return translate(language, 'Still on duty');
  if (isForgotten) return translate(language, 'Not switched off; the end is assumed');
  return isCorrected ? translate(language, 'Corrected') : null;
}
