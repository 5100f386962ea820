import type { Language } from '#contract/kernel/languages.ts';
import type { Reading } from '#server/db/open-scope.ts';
import { momentsIn } from '#server/kernel/documents/moments.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { flatMapInSlices } from '#server/kernel/jobs/slices.ts';
import { type AtKiosk, type Change, staysBetween } from './sign-in-queries.ts';
import { type Ask, childrenOf, column, row, type Written } from './written.ts';

/** Each stay of a child with its exact times, who brought and collected it, and what it said before it was corrected. */
export async function signInSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const stays = await reading.all(staysBetween(ask));
  return {
    columns: [
      column('date', translate(language, 'Date'), 'day', 3),
      column('child', translate(language, 'Child'), 'text', 5),
      column('room', translate(language, 'Room'), 'text', 4),
      column('in', translate(language, 'In'), 'time', 3),
      column('inBy', translate(language, 'Brought by'), 'text', 4),
      column('inHow', translate(language, 'Confirmed'), 'text', 5),
      column('out', translate(language, 'Out'), 'time', 3),
      column('outBy', translate(language, 'Collected by'), 'text', 4),
      column('outHow', translate(language, 'Confirmed'), 'text', 5),
      column('time', translate(language, 'Time here'), 'duration', 2),
      column('changes', translate(language, 'Corrections'), 'text', 6),
    ],
    rows: await flatMapInSlices(stays, (stay) => [
      row(
        [
          stay.date,
          stay.child,
          stay.room,
          stay.inTime,
          stay.checkInBy,
          confirmed(language, stay.checkInHow, stay.checkedInBy, stay.inAtKiosk),
          stay.outTime,
          stay.checkOutBy,
          stay.outTime === null ? null : confirmed(language, stay.checkOutHow, stay.checkedOutBy, stay.outAtKiosk),
          stay.minutes,
          stay.changes?.map((change) => told(ask, change)).join(' · ') ?? null,
        ],
        stay.outTime === null ? 'attention' : stay.changes ? 'notice' : null,
      ),
    ]),
    notes: [
      translate(language, 'A row without a departure is a child who is still here, or whom nobody checked out.'),
      translate(language, 'The room is the one the child was in on arrival.'),
    ],
    childIds: childrenOf(stays),
  };
}

/** How an arrival or a departure was confirmed. */
function confirmed(
  language: Language,
  how: 'staff' | 'pin' | 'qr',
  staff: string | null,
  kiosk: AtKiosk | null,
): string {
  if (how === 'staff')
    return staff === null
      ? translate(language, 'By staff')
      : translate(language, 'By staff: {{name}}', { name: staff });
  const name = kiosk?.signed ?? kiosk?.guardian ?? '–';
  return how === 'pin'
    ? translate(language, 'At the door with PIN, signed: {{name}}', { name })
    : translate(language, 'At the door with QR code, signed: {{name}}', { name });
}

function told(ask: Ask, change: Change): string {
  const { language, zone } = ask;
  const { moment, time } = momentsIn(ask, zone);
  const when = moment(new Date(change.at));
  const name = change.by ?? 'Larkhouse';
  if (change.isForgotten) return translate(language, 'Corrected {{when}} by {{name}}', { when, name });
  const none = '–';
  return translate(language, 'Corrected {{when}} by {{name}}; before: in {{in}} ({{inBy}}), out {{out}} ({{outBy}})', {
    when,
    name,
    in: change.in ? time(change.in) : none,
    inBy: change.inBy ?? none,
    out: change.out ? time(change.out) : none,
    outBy: change.outBy ?? none,
  });
}
