import { sql } from 'kysely';
import { isIdAsked } from '#server/domains/analytics/whereabouts-queries.ts';
import { ownRooms } from '#server/domains/center/presence-queries.ts';
import { byChild, clock, isChildAsked, minutesBetween } from './queries.ts';
import type { Ask } from './written.ts';

/** Who was at the kiosk, and the name they signed with. */
export interface AtKiosk {
  readonly guardian: string | null;
  readonly signed: string | null;
}

export interface Change {
  readonly at: string;
  readonly by: string | null;
  readonly in: string | null;
  readonly inBy: string | null;
  readonly out: string | null;
  readonly outBy: string | null;
  /** What it said before is no longer kept. */
  readonly isForgotten: boolean;
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
  readonly inAtKiosk: AtKiosk | null;
  readonly outAtKiosk: AtKiosk | null;
  readonly minutes: number | null;
  readonly changes: readonly Change[] | null;
}

const before = (key: 'checkIn' | 'checkOut') => sql`((d.before ->> ${sql.lit(key)})::timestamptz)`;

const atKiosk = (move: ReturnType<typeof sql>) => sql`
  (select json_build_object('guardian', coalesce(g.first_name || ' ' || g.last_name, p.first_name || ' ' || p.last_name), 'signed', nullif(e.signed_name, ''))
    from kiosk_move m join kiosk_entry e on e.center_id = m.center_id and e.id = m.event_id
    left join guardian g on g.center_id = e.center_id and g.id = e.guardian_id
    left join pickup_person p on p.center_id = e.center_id and p.id = e.pickup_person_id
    where m.center_id = a.center_id and m.id = ${move})`;

/** What was taken back within a quarter hour of a mistaken tap on arrival left no stay, and is in the audit log alone. */
export const staysBetween = ({ from, to, room, childId }: Ask) => sql<Stay>`
  with ${ownRooms},
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
    a.check_in_how, a.check_out_how, ${atKiosk(sql`a.check_in_move`)} as in_at_kiosk, ${atKiosk(sql`a.check_out_move`)} as out_at_kiosk,
    ${minutesBetween(sql`a.check_in`, sql`a.check_out`)} as minutes, x.changes
  from attendance a join center c on c.center_id = a.center_id
  join own_room w on w.child_id = a.child_id and a.check_in >= w.since and a.check_in < w.until
  join child k on k.center_id = a.center_id and k.id = a.child_id
  join room r on r.center_id = a.center_id and r.id = w.room_id
  left join staff i on i.center_id = a.center_id and i.id = a.checked_in_by
  left join staff o on o.center_id = a.center_id and o.id = a.checked_out_by
  left join change x on x.attendance_id = a.id
  where a.date between ${from}::date and ${to}::date and a.check_in is not null
    and ${isIdAsked(room, sql.ref('w.room_id'))} and ${isChildAsked(childId, sql.ref('a.child_id'))}
  order by a.date, ${byChild}, a.check_in`;
