import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked, whereabouts } from '../../dashboard/analytics-scope.ts';
import { type Ask, byChild, childrenOf, clock, column, isChildAsked, row, type Written } from './written.ts';

/** Every medicine that was given or refused, beside what was agreed and who agreed to it. */
export async function medicationSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const doses = await reading.all(dosesBetween(ask));
  return {
    columns: [
      column('date', say(language, 'Date'), 'day', 3),
      column('time', say(language, 'Time'), 'time', 2),
      column('child', say(language, 'Child'), 'text', 4),
      column('room', say(language, 'Room'), 'text', 3),
      column('medicine', say(language, 'Medicine'), 'text', 4),
      column('agreed', say(language, 'Agreed dose'), 'text', 3),
      column('route', say(language, 'Route'), 'text', 2),
      column('given', say(language, 'Dose given'), 'text', 3),
      column('by', say(language, 'Given by'), 'text', 3),
      column('remarks', say(language, 'Remarks'), 'text', 6),
      column('consent', say(language, 'Consent'), 'text', 4),
    ],
    rows: doses.map((dose) =>
      row(
        [
          dose.date,
          dose.time,
          dose.child,
          dose.room,
          dose.medicine,
          dose.agreed,
          routeIn(language, dose.route),
          dose.refusedReason === null ? dose.given : say(language, 'Not taken'),
          dose.by,
          remarksOn(language, dose).join(' · ') || null,
          say(language, '{{name}}, {{date}}', { name: dose.consentBy, date: dose.consentedOn }),
        ],
        dose.refusedReason === null && dose.tooSoonReason === null ? null : 'attention',
      ),
    ),
    notes: [say(language, 'What was recorded by mistake and taken back is left out.')],
    childIds: childrenOf(doses),
  };
}

const remarksOn = (language: Language, { refusedReason, tooSoonReason, notes }: Dose): string[] => [
  ...(refusedReason === null ? [] : [say(language, 'Not taken: {{reason}}', { reason: refusedReason })]),
  ...(tooSoonReason === null ? [] : [say(language, 'Sooner than agreed: {{reason}}', { reason: tooSoonReason })]),
  ...(notes === '' ? [] : [notes]),
];

function routeIn(language: Language, route: string): string {
  if (route === 'oral') return say(language, 'By mouth');
  if (route === 'topical') return say(language, 'On the skin');
  if (route === 'inhaled') return say(language, 'Inhaled');
  if (route === 'eye') return say(language, 'Eye');
  if (route === 'ear') return say(language, 'Ear');
  if (route === 'nose') return say(language, 'Nose');
  return route === 'injection' ? say(language, 'Injection') : say(language, 'Other way');
}

interface Dose {
  readonly childId: number;
  readonly date: string;
  readonly time: string;
  readonly child: string;
  readonly room: string;
  readonly medicine: string;
  readonly agreed: string;
  readonly route: string;
  readonly given: string;
  readonly by: string;
  readonly refusedReason: string | null;
  readonly tooSoonReason: string | null;
  readonly notes: string;
  readonly consentBy: string;
  readonly consentedOn: string;
}
const dosesBetween = ({ from, to, room, childId }: Ask) => sql<Dose>`
  with ${whereabouts}
  select a.child_id, a.date, ${clock(sql`a.at`)} as time, k.first_name || ' ' || k.last_name as child, r.name as room,
    m.name as medicine, m.dose as agreed, m.route, a.dose as given, s.first_name || ' ' || s.last_name as by,
    a.refused_reason, a.too_soon_reason, a.notes, m.consent_by, m.consented_on
  from activity a join center c on c.center_id = a.center_id
  join medication m on m.center_id = a.center_id and m.id = a.medication_id
  join whereabouts w on w.child_id = a.child_id and a.at >= w.since and a.at < w.until
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = a.center_id and r.id = w.room_id
  join staff s on s.center_id = a.center_id and s.id = a.staff_id
  where a.date between ${from}::date and ${to}::date and a.kind = 'medicine' and a.undone_at is null
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('a.child_id'))}
  order by a.date, a.at, ${byChild}, a.id`;
