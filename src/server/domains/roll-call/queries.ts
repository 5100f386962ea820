import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { roomOfChildAt, staffPlacedAt } from '#server/domains/center/presence-queries.ts';
import { isHere } from '#server/domains/center/ratio-queries.ts';
import { photoUrl } from '#server/domains/children/queries.ts';
import { reportedAbsence } from '#server/domains/notices/queries.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';

export interface Contact {
  readonly name: string;
  readonly relationship: string;
  readonly phone: string | null;
}
interface ChildHere {
  readonly childId: number;
  readonly roomId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoUrl: string | null;
  readonly allergies: string;
  readonly contacts: Contact[];
  readonly emergencyContact: string | null;
}

/** Who is checked in on a day, with whom to call: guardians who may pick the child up, else what was said at the enrollment. */
export const childrenHere = (today: string, now: Date) => sql<ChildHere>`
  select child.id as child_id, ${roomOfChildAt(now, sql`child`)} as room_id, child.first_name, child.last_name, child.allergies, ${photoUrl} as photo_url,
    case when g.guardians > 0 then g.contacts
      when child.parent_name is not null or child.parent_phone is not null then
        json_build_array(json_build_object('name', coalesce(child.parent_name, ''), 'relationship', child.relationship, 'phone', child.parent_phone))
      else '[]' end as contacts,
    coalesce(child.emergency_contact, g.emergency_contact) as emergency_contact
  from attendance a join child on child.center_id = a.center_id and child.id = a.child_id
  left join lateral (
    select count(*)::int as guardians,
      coalesce(json_agg(json_build_object('name', p.first_name || ' ' || p.last_name, 'relationship', s.relationship, 'phone', p.phone_number)
        order by s.started_at, s.id) filter (where s.may_pick_up), '[]') as contacts,
      (array_agg(concat_ws(' ', p.emergency_contact_name, p.emergency_contact_phone) order by s.started_at, s.id)
        filter (where s.may_pick_up and p.emergency_contact_phone is not null))[1] as emergency_contact
    from guardianship s join guardian p on p.center_id = s.center_id and p.id = s.guardian_id
    where s.center_id = child.center_id and s.child_id = child.id and s.ended_at is null and p.removed_at is null) g on true
  where ${isHere(sql`a`, sql`child`, today)}
  order by child.first_name collate "und-x-icu", child.last_name collate "und-x-icu", child.id`;

/** By room: who is expected, and neither came nor was said to be absent. */
export const stillExpected = (today: string) => sql<{ roomId: number; children: number }>`
  select k.room_id, count(*)::int as children
  from child k cross join lateral (select k.id as child_id, ${today}::date as date) a
  where ${isExpectedOn(today)}
    and not exists (select from attendance t where t.center_id = k.center_id and t.child_id = k.id and t.date = a.date)
    and ${reportedAbsence} is null
  group by k.room_id`;

/** Who is on duty, in the room where they are; whoever has no room now has none here. */
export const staffHere = (now: Date) => sql<{ name: string; roomId: number | null }>`
  select s.first_name || ' ' || s.last_name as name, p.room_id
  from ${staffPlacedAt(now)} p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  where s.removed_at is null
  order by s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;

export const roomsOfCenter = () => sql<{ roomId: number; room: string; center: string }>`
  select r.id as room_id, r.name as room, c.name as center
  from room r join center c on c.center_id = r.center_id where r.removed_at is null order by r.sort_order, r.id`;

/** Whether a reading of these children was written down for this person since then. */
export const isReadingKnown = (staffId: number, since: Date, childIds: readonly number[]) => sql<{ isKnown: boolean }>`
  select exists (select from roll_call_reading
    where staff_id = ${staffId} and at > ${since} and child_ids @> ${childIds}::bigint[]) as is_known`;

export const keepReading = (staffId: number, at: Date, childIds: readonly number[]) =>
  db
    .insertInto('rollCallReading')
    .values({ staffId, at, childIds: [...childIds] })
    .onConflict((conflict) =>
      conflict.columns(['centerId', 'staffId']).doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        childIds: eb.ref('excluded.childIds'),
      })),
    );

export interface NewRollCall {
  readonly uuid: string;
  readonly isDrill: boolean;
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly offsetMs: number;
  readonly receivedAt: Date;
  readonly listAt: Date;
  readonly wasOffline: boolean;
  readonly note: string;
  readonly calledBy: number | null;
}
/** No row: it is there already. */
export const insertRollCall = (row: NewRollCall) =>
  db
    .insertInto('rollCall')
    .values(row)
    .onConflict((conflict) => conflict.columns(['centerId', 'uuid']).doNothing())
    .returning('id');

interface NewLine {
  readonly rollCallId: number;
  readonly childId: number;
  readonly roomId: number;
  readonly isAccounted: boolean;
  readonly note: string;
}
export const insertLines = (lines: readonly NewLine[]) => db.insertInto('rollCallChild').values([...lines]);

/** Which ids are of children; a child that was removed meanwhile is. */
export const knownChildren = (ids: readonly number[]) => sql<{ id: number }>`
  select id from child where id = any (${ids}::bigint[])`;
export const knownRooms = (ids: readonly number[]) => sql<{ id: number }>`
  select id from room where id = any (${ids}::bigint[])`;

export interface RollCallRow extends Omit<NewRollCall, 'offsetMs' | 'listAt' | 'calledBy'> {
  readonly id: number;
  readonly calledBy: string | null;
  readonly total: number;
  readonly accounted: number;
  readonly missing: { childId: number; name: string; room: string; note: string }[];
  readonly rooms: { roomId: number; room: string; counted: number; expected: number }[];
}
const rollCalls = sql`
  select r.id, r.uuid, r.is_drill, r.started_at, r.finished_at, r.received_at, r.was_offline, r.note,
    s.first_name || ' ' || s.last_name as called_by, l.total, l.accounted, l.missing,
    (select coalesce(json_agg(json_build_object('roomId', h.room_id, 'room', m.name, 'counted', h.counted, 'expected', h.expected)
        order by m.sort_order, m.id), '[]')
      from headcount h join room m on m.center_id = h.center_id and m.id = h.room_id
      where h.center_id = r.center_id and h.roll_call_id = r.id) as rooms
  from roll_call r left join staff s on s.center_id = r.center_id and s.id = r.called_by
  cross join lateral (
    select count(*)::int as total, count(*) filter (where c.is_accounted)::int as accounted,
      coalesce(json_agg(json_build_object('childId', c.child_id, 'name', k.first_name || ' ' || k.last_name, 'room', m.name, 'note', c.note)
        order by m.sort_order, k.first_name, k.id) filter (where not c.is_accounted), '[]') as missing
    from roll_call_child c join child k on k.center_id = c.center_id and k.id = c.child_id
      join room m on m.center_id = c.center_id and m.id = c.room_id
    where c.center_id = r.center_id and c.roll_call_id = r.id) l`;

export const rollCallBy = (uuid: string) => sql<RollCallRow>`${rollCalls} where r.uuid = ${uuid}`;
export const newestRollCalls = (limit: number) => sql<RollCallRow>`
  ${rollCalls} order by r.started_at desc, r.id desc limit ${limit}`;
