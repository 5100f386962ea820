import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { type Moments, momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { dutyBetween, type Part, type Place } from './staff-hours-queries.ts';
import { type Ask, column, row, type Written } from './written.ts';

/**
 * Everybody's time on duty, day by day, in which rooms it was and whether they counted there, and what it comes to. A duty over midnight counts
 * for both days.
 */
export async function staffHoursSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const moments = momentsIn(ask, ask.zone);
  const parts = await reading.all(dutyBetween(ask, reading.now));
  const rows = [...Map.groupBy(parts, ({ staffId }) => staffId).values()].flatMap((own) => {
    const sum = own.reduce((minutes, part) => minutes + part.minutes, 0);
    const name = own[0]?.name ?? '';
    return [
      ...own.map((part) =>
        row(
          [
            ...[name, part.date, part.begins, part.ends, part.minutes],
            placesIn(language, moments, part.places),
            noteOf(language, part),
          ],
          part.isOpen || part.isForgotten || part.places.some(({ counts }) => !counts) ? 'notice' : null,
        ),
      ),
      row([name, null, null, null, sum, null, translate(language, 'Total of these days')], 'sum'),
    ];
  });
  return {
    columns: [
      column('name', translate(language, 'Staff member'), 'text', 5),
      column('date', translate(language, 'Date'), 'day', 3),
      column('from', translate(language, 'From'), 'time', 3),
      column('until', translate(language, 'Until'), 'time', 3),
      column('time', translate(language, 'Time on duty'), 'duration', 2),
      column('where', translate(language, 'Where'), 'text', 5),
      column('note', translate(language, 'Note'), 'text', 4),
    ],
    rows,
    notes: [
      translate(language, 'The time that passed is counted, also on days on which clocks change.'),
      translate(
        language,
        'Who is not qualified for a room’s age group, or kept out by a missing paper, is not counted in its ratio.',
      ),
    ],
    childIds: [],
  };
}

function noteOf(language: Language, { isOpen, isForgotten, isCorrected }: Part): string | null {
  if (isOpen) return translate(language, 'Still on duty');
  if (isForgotten) return translate(language, 'Not switched off; the end is assumed');
  return isCorrected ? translate(language, 'Corrected') : null;
}

/** What somebody did, with the times where it was more than one thing. */
const placesIn = (language: Language, { time }: Moments, places: readonly Place[]): string | null =>
  places
    .map((place) => {
      const what = placeIn(language, place);
      return places.length === 1
        ? what
        : translate(language, '{{what}} from {{time}}', { what, time: time(place.from) });
    })
    .join(', ') || null;

function placeIn(language: Language, { function: does, room, counts }: Place): string {
  if (does === 'break') return translate(language, 'on a break');
  if (does === 'training') return translate(language, 'in training');
  if (does === 'office') return translate(language, 'in the office');
  if (room === null) return translate(language, 'in no room');
  return counts ? room : translate(language, '{{room}} (not counted in the ratio)', { room });
}
