import { sql } from 'kysely';
import type { DoseState, ExemptionKind } from '../../../../contract/compliance-choices.ts';
import type { Language } from '../../../../contract/languages.ts';
import { dayAt } from '../../../clock/zone.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked, whereabouts } from '../../dashboard/analytics-scope.ts';
import { dosesOf, type Exemption, type Given } from '../immunization-rules.ts';
import { SCHEDULE } from '../packs.ts';
import { saidIn } from '../say-rules.ts';
import { type Ask, byChild, childrenOf, column, isChildAsked, row, type Written } from './written.ts';

/** Doses that are due, soon due or overdue as of the last day (today at the latest), and who is exempt. */
export async function immunizationSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const today = dayAt(reading.now, ask.zone);
  const day = ask.to < today ? ask.to : today;
  const children = await reading.all(childrenOn(ask, day));
  const rows = children.flatMap((child) => {
    const doses = dosesOf(SCHEDULE, child, day);
    const who = [child.child, child.dateOfBirth, child.room];
    const open = doses.filter(({ state }) => state === 'overdue' || state === 'due' || state === 'soon');
    return [
      ...child.exemptions
        .filter(({ dated, until }) => dated <= day && (until === null || until >= day))
        .map(({ vaccine, kind, dated }) =>
          row(
            [
              ...who,
              vaccine === null ? say(language, 'All vaccines') : nameOf(language, vaccine),
              null,
              dated,
              exemptionIn(language, kind),
            ],
            'notice',
          ),
        ),
      ...open.map(({ vaccine, dose, dueOn, state }) =>
        row(
          [...who, nameOf(language, vaccine), dose, dueOn, stateIn(language, state)],
          state === 'overdue' ? 'attention' : null,
        ),
      ),
    ];
  });
  const complete = children.filter((child) =>
    dosesOf(SCHEDULE, child, day).every(({ state }) => state !== 'overdue' && state !== 'due'),
  );
  return {
    columns: [
      column('child', say(language, 'Child'), 'text', 5),
      column('born', say(language, 'Date of birth'), 'day', 3),
      column('room', say(language, 'Room'), 'text', 4),
      column('vaccine', say(language, 'Vaccine'), 'text', 6),
      column('dose', say(language, 'Dose'), 'number', 2),
      column('due', say(language, 'Due on'), 'day', 3),
      column('state', say(language, 'State'), 'text', 4),
    ],
    rows,
    notes: [
      say(language, 'Of {{children}} children, {{complete}} have nothing due.', {
        children: children.length,
        complete: complete.length,
      }),
      say(language, 'A dose counts once it is recorded; least intervals between doses are not checked.'),
    ],
    childIds: childrenOf(children),
  };
}

/** What a vaccine is called; one that is no longer on the schedule is called by its code. */
export const nameOf = (language: Language, vaccine: string): string => {
  const found = SCHEDULE.vaccines.find(({ code }) => code === vaccine);
  return found ? `${saidIn(language, found.name)} (${vaccine})` : vaccine;
};

function stateIn(language: Language, state: DoseState): string {
  if (state === 'overdue') return say(language, 'Overdue');
  return state === 'due' ? say(language, 'Due now') : say(language, 'Due soon');
}

function exemptionIn(language: Language, kind: ExemptionKind): string {
  if (kind === 'medical') return say(language, 'Exempt for medical reasons');
  return kind === 'religious'
    ? say(language, 'Exempt for religious reasons')
    : say(language, 'Exempt for personal reasons');
}

interface ChildRow {
  readonly childId: number;
  readonly child: string;
  readonly dateOfBirth: string;
  readonly room: string;
  readonly given: readonly Given[];
  readonly exemptions: readonly (Exemption & { readonly kind: ExemptionKind })[];
}
const childrenOn = ({ room, childId }: Ask, day: string) => sql<ChildRow>`
  with ${whereabouts}
  select k.id as child_id, k.first_name || ' ' || k.last_name as child, k.date_of_birth, r.name as room,
    coalesce((select json_agg(json_build_object('id', g.id, 'vaccine', g.vaccine, 'dose', g.dose, 'givenOn', g.given_on,
        'source', g.source)) from immunization g
      where g.center_id = k.center_id and g.child_id = k.id and g.removed_at is null), '[]') as given,
    coalesce((select json_agg(json_build_object('vaccine', e.vaccine, 'kind', e.kind, 'dated', e.dated, 'until', e.until)
        order by e.id) from immunization_exemption e
      where e.center_id = k.center_id and e.child_id = k.id and e.removed_at is null), '[]') as exemptions
  from child k join center c on c.center_id = k.center_id
  join whereabouts w on w.child_id = k.id and w.since < (${day}::date + 1)::timestamp at time zone c.time_zone
    and w.until >= (${day}::date + 1)::timestamp at time zone c.time_zone
  join room r on r.id = w.room_id
  where k.enrolled_on <= ${day}::date
    and (k.removed_at is null or k.removed_at >= (${day}::date + 1)::timestamp at time zone c.time_zone)
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('k.id'))}
  order by ${byChild}`;
