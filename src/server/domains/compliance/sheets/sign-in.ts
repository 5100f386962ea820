import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages.ts';
import type { Reading } from '../../../db/open-scope.ts';
import { momentsIn } from '../../../documents/moments.ts';
import { say } from '../../../words/say.ts';
import { isIdAsked, whereabouts } from '../../dashboard/analytics-scope.ts';
import {
  type Ask,
  byChild,
  childrenOf,
  clock,
  column,
  isChildAsked,
  minutesBetween,
  row,
  type Written,
} from './written.ts';

/** Each stay of a child with its exact times, who brought and collected it, and what it said before it was corrected. */
export async function signInSheet(reading: Reading, ask: Ask): Promise<Written> {
  const { language } = ask;
  const stays = await reading.all(staysBetween(ask));
  return {
    columns: [
      column('date', say(language, 'Date'), 'day', 3),
      column('child', say(language, 'Child'), 'text', 5),
      column('room', say(language, 'Room'), 'text', 4),
      column('in', say(language, 'In'), 'time', 2),
      column('inBy', say(language, 'Brought by'), 'text', 4),
      column('inHow', say(language, 'Confirmed'), 'text', 5),
      column('out', say(language, 'Out'), 'time', 2),
      column('outBy', say(language, 'Collected by'), 'text', 4),
      column('outHow', say(language, 'Confirmed'), 'text', 5),
      column('time', say(language, 'Time here'), 'duration', 2),
      column('changes', say(language, 'Corrections'), 'text', 6),
    ],
    rows: stays.map((stay) =>
      row(
        [
          stay.date,
          stay.child,
          stay.room,
          stay.inTime,
          stay.checkInBy,
          confirmed(language, stay.checkInHow, stay.checkedInBy, stay.inAtDoor),
          stay.outTime,
          stay.checkOutBy,
          stay.outTime === null ? null : confirmed(language, stay.checkOutHow, stay.checkedOutBy, stay.outAtDoor),
          stay.minutes,
          stay.changes?.map((change) => told(ask, change)).join(' · ') ?? null,
        ],
        stay.outTime === null ? 'attention' : stay.changes ? 'notice' : null,
      ),
    ),
    notes: [
      say(language, 'A row without a departure is a child who is still here, or whom nobody checked out.'),
      say(language, 'The room is the one the child was in on arrival.'),
    ],
    childIds: childrenOf(stays),
  };
}

/** Who was at the tablet at the door, and the name they signed with. */
interface AtDoor {
  readonly guardian: string | null;
  readonly signed: string | null;
}

/** How an arrival or a departure was confirmed. */
function confirmed(language: Language, how: 'staff' | 'pin' | 'qr', staff: string | null, door: AtDoor | null): string {
  if (how === 'staff')
    return staff === null ? say(language, 'By staff') : say(language, 'By staff: {{name}}', { name: staff });
  const name = door?.signed ?? door?.guardian ?? '–';
  return how === 'pin'
    ? say(language, 'At the door with PIN, signed: {{name}}', { name })
    : say(language, 'At the door with QR code, signed: {{name}}', { name });
}

interface Change {
  readonly at: string;
  readonly by: string | null;
  readonly in: string | null;
  readonly inBy: string | null;
  readonly out: string | null;
  readonly outBy: string | null;
  /** What it said before is no longer kept. */
  readonly isForgotten: boolean;
}

function told({ language, zone }: Ask, change: Change): string {
  const when = momentsIn(language, zone).moment(new Date(change.at));
  const name = change.by ?? 'Larkhouse';
  if (change.isForgotten) return say(language, 'Corrected {{when}} by {{name}}', { when, name });
  const none = '–';
  return say(language, 'Corrected {{when}} by {{name}}; before: in {{in}} ({{inBy}}), out {{out}} ({{outBy}})', {
    when,
    name,
    in: change.in ?? none,
    inBy: change.inBy ?? none,
    out: change.out ?? none,
    outBy: change.outBy ?? none,
  });
}

interface Stay {
  readonly childId: number;
  readonly child: string;
  readonly room: string;
  readonly date: string;
  readonly inTime: string;
  readonly outTime: string | null;
  readonly checkInBy: string | null;
  readonly checkOutBy: string | null;
  readonly checkedInBy: string | null;
  readonly checkedOutBy: string | null;
  readonly checkInHow: 'staff' | 'pin' | 'qr';
  readonly checkOutHow: 'staff' | 'pin' | 'qr';
  readonly inAtDoor: AtDoor | null;
  readonly outAtDoor: AtDoor | null;
  readonly minutes: number | null;
  readonly changes: readonly Change[] | null;
}
const before = (key: 'checkIn' | 'checkOut') => sql`((d.before ->> ${sql.lit(key)})::timestamptz)`;

const atDoor = (move: ReturnType<typeof sql>) => sql`
  (select json_build_object('guardian', g.first_name || ' ' || g.last_name, 'signed', nullif(e.signed_name, ''))
    from door_move m join door_event e on e.center_id = m.center_id and e.id = m.event_id
    left join guardian g on g.center_id = e.center_id and g.id = e.guardian_id
    where m.center_id = a.center_id and m.id = ${move})`;

/** What was taken back within a quarter hour of a mistaken tap on arrival left no stay, and is in the audit log alone. */
const staysBetween = ({ from, to, room, childId }: Ask) => sql<Stay>`
  with ${whereabouts},
  change as materialized (
    select changed.id as attendance_id, json_agg(json_build_object('at', u.at, 'by', p.first_name || ' ' || p.last_name,
        'in', ${clock(before('checkIn'))}, 'inBy', d.before ->> 'checkInBy',
        'out', ${clock(before('checkOut'))}, 'outBy', d.before ->> 'checkOutBy',
        'isForgotten', d.before is null) order by u.id) as changes
    from audit u join center c on c.center_id = u.center_id cross join unnest(u.entity_ids) as changed (id)
    left join audit_detail d on d.center_id = u.center_id and d.audit_id = u.id
    left join staff p on p.center_id = u.center_id and p.id = u.actor_id and u.actor_kind = 'staff'
    where u.entity = 'attendance' and u.action in ('amend attendance', 'undo check-out')
      and u.at >= ${from}::date::timestamp at time zone c.time_zone
    group by changed.id)
  select a.child_id, k.first_name || ' ' || k.last_name as child, r.name as room, a.date,
    ${clock(sql`a.check_in`)} as in_time, ${clock(sql`a.check_out`)} as out_time, a.check_in_by, a.check_out_by,
    i.first_name || ' ' || i.last_name as checked_in_by, o.first_name || ' ' || o.last_name as checked_out_by,
    a.check_in_how, a.check_out_how, ${atDoor(sql`a.check_in_move`)} as in_at_door, ${atDoor(sql`a.check_out_move`)} as out_at_door,
    ${minutesBetween(sql`a.check_in`, sql`a.check_out`)} as minutes, x.changes
  from attendance a join center c on c.center_id = a.center_id
  join whereabouts w on w.child_id = a.child_id and a.check_in >= w.since and a.check_in < w.until
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = a.center_id and r.id = w.room_id
  left join staff i on i.center_id = a.center_id and i.id = a.checked_in_by
  left join staff o on o.center_id = a.center_id and o.id = a.checked_out_by
  left join change x on x.attendance_id = a.id
  where a.date between ${from}::date and ${to}::date and a.check_in is not null
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('a.child_id'))}
  order by a.date, ${byChild}, a.check_in`;
