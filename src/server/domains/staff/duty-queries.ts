import { sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import { db } from '#server/db/sql.ts';
import { dutyEnd, forgottenEnd, isForgottenAt } from '#server/domains/center/duty-queries.ts';
import { staffPlacedAt } from '#server/domains/center/presence-queries.ts';

/** Places the staff of new rows `duty`, in a room or else in their own. */
const beginIn = (
  roomId: number | null,
) => sql`insert into staff_presence (staff_id, duty_id, at, function, room_id, placed_by)
  select d.staff_id, d.id, d.started_at, 'care', coalesce(${roomId}::bigint, s.room_id), d.started_by from duty d join staff s on s.id = d.staff_id`;

/** A duty that began or ended. */
export interface SwitchedDuty {
  readonly staffId: number;
  readonly dutyId: number;
}

/** Each begins in care: in this room, else in their own (presence-6). Who is on duty already is not answered. */
export const startDuty = (staffIds: readonly number[], at: Date, by: number | null, roomId: number | null = null) =>
  sql<SwitchedDuty>`
  with duty as (
    insert into staff_duty (staff_id, started_at, started_by) select id, ${at}, ${by} from unnest(${staffIds}::bigint[]) as id
    on conflict (center_id, staff_id) where ended_at is null do nothing returning id, staff_id, started_at, started_by)
  ${beginIn(roomId)} returning staff_id, duty_id`;

/** What somebody who is on duty does now, where they are with the rooms that are merged, and the room to which they belong. */
export const placeOf = (staffId: number, now: Date) => sql<{
  dutyId: number;
  function: StaffFunction;
  roomId: number | null;
  ownRoomId: number | null;
}>`
  select p.duty_id, p.function, p.room_id,
    (select r.id from staff s join room r on r.center_id = s.center_id and r.id = s.room_id
      where s.id = p.staff_id and r.removed_at is null and r.age_group is not null) as own_room_id
  from ${staffPlacedAt(now)} p where p.staff_id = ${staffId}`;

export const insertPlace = (row: {
  readonly staffId: number;
  readonly dutyId: number;
  readonly at: Date;
  readonly function: StaffFunction;
  readonly roomId: number | null;
  readonly mergeId: number | null;
  readonly placedBy: number | null;
}) => db.insertInto('staffPresence').values(row);

/** Whoever is on duty in the room to which they belonged until now is in their new one from now on; what was stays. */
export const followOwnRoom = (
  staffId: number,
  before: number | null,
  after: number | null,
  now: Date,
  by: number | null,
) => sql`
  insert into staff_presence (staff_id, duty_id, at, function, room_id, placed_by)
  select p.staff_id, p.duty_id, ${now}, 'care', ${after}::bigint, ${by}::bigint from ${staffPlacedAt(now)} p
  where p.staff_id = ${staffId} and p.function = 'care' and p.placed_in is not distinct from ${before}::bigint`;

export const endDuty = (staffIds: readonly number[], at: Date, by: number | null) =>
  db
    .updateTable('staffDuty')
    .set({ endedAt: at, endedBy: by })
    .where('staffId', 'in', staffIds)
    .where('endedAt', 'is', null)
    .returning(['staffId', 'id as dutyId']);

/** Ends switches that were forgotten: of these people, or of everybody. It writes what was read before, so it is no other version. */
export const endForgotten = (staffIds: readonly number[] | null, now: Date) => sql<{
  staffId: number;
  startedAt: Date;
  endedAt: Date;
}>`
  update staff_duty d set ended_at = ${forgottenEnd()}, forgotten_at = ${now}
  where ${isForgottenAt(now)} and (${staffIds}::bigint[] is null or d.staff_id = any (${staffIds}::bigint[]))
  returning d.staff_id, d.started_at, d.ended_at`;

/** Nobody else switches, clocks or corrects the duty of this member of staff until the transaction ends. */
export const lockStaffMember = (id: number) => sql`select from staff where id = ${id} for no key update`;

export const lockStaffMembers = (ids: readonly number[]) => sql`
  select from staff where id = any (${ids}::bigint[]) order by id for no key update`;

/** What somebody did before the break they are on, and where. */
export const placeBeforeBreak = (dutyId: number) => sql<{
  function: StaffFunction;
  roomId: number | null;
  mergeId: number | null;
}>`
  select function, room_id, merge_id from staff_presence
  where duty_id = ${dutyId} and function <> 'break' order by at desc, id desc limit 1`;

export const lockOpenDuty = (staffId: number) =>
  sql`select from staff_duty where staff_id = ${staffId} and ended_at is null for update`;

export interface DutyRow {
  readonly id: number;
  readonly staffId: number;
  readonly startedAt: Date;
  readonly startDate: string;
  readonly startTime: string;
  /** Null while on duty. */
  readonly endedAt: Date | null;
  readonly endDate: string | null;
  readonly endTime: string | null;
  /** Nobody switched it off, and nobody has said since when it ended. */
  readonly isForgotten: boolean;
  readonly isVoided: boolean;
  /** A punch that came after it was corrected says something else. */
  readonly isContradicted: boolean;
  readonly version: number;
}
/** What is counted, at a moment: a forgotten duty has its end before the routine has written it. */
const duties = (now: Date) => sql`
  select d.id, d.staff_id, d.started_at, d.ended_at, d.is_forgotten, d.is_voided, d.is_contradicted, d.version,
    (d.started_at at time zone c.time_zone)::date as start_date,
    to_char(d.started_at at time zone c.time_zone, 'HH24:MI') as start_time,
    (d.ended_at at time zone c.time_zone)::date as end_date,
    to_char(d.ended_at at time zone c.time_zone, 'HH24:MI') as end_time
  from (
    select d.center_id, d.id, d.staff_id, d.started_at, ${dutyEnd(now)} as ended_at, d.version, d.voided_at is not null as is_voided,
      (d.forgotten_at is not null or ${isForgottenAt(now)}) and not exists (
        select from staff_duty_correction k where k.center_id = d.center_id and k.duty_id = d.id) as is_forgotten,
      exists (select from punch p where p.center_id = d.center_id and p.duty_id = d.id and p.is_set_aside and p.received_at > (
        select max(k.at) from staff_duty_correction k where k.center_id = d.center_id and k.duty_id = d.id)) as is_contradicted
    from staff_duty d) d
  join center c on c.center_id = d.center_id`;

/** Somebody's duties that began in these days, the newest first. */
export const dutiesOf = (staffId: number, from: string, to: string, now: Date) => sql<DutyRow>`${duties(now)}
  where d.staff_id = ${staffId} and d.started_at >= ${from}::date::timestamp at time zone c.time_zone
    and d.started_at < (${to}::date + 1)::timestamp at time zone c.time_zone
  order by d.started_at desc, d.id desc`;

export const dutyOf = (staffId: number, id: number, now: Date) =>
  sql<DutyRow>`${duties(now)} where d.staff_id = ${staffId} and d.id = ${id}`;

/** A duty that this time would overlap, an open end being now. */
export const overlapping = (staffId: number, startedAt: Date, endedAt: Date, exceptId: number | null, now: Date) =>
  sql<DutyRow>`${duties(now)}
  where d.staff_id = ${staffId} and not d.is_voided and d.id is distinct from ${exceptId}::bigint
    and d.started_at < ${endedAt} and coalesce(d.ended_at, 'infinity') > ${startedAt}
  order by d.started_at limit 1`;

/** Forgotten duties of the last days that nobody has looked at, of staff who are still there. */
export const forgottenSince = (from: string, now: Date) => sql<{
  id: number;
  staffId: number;
  firstName: string;
  lastName: string;
  startDate: string;
}>`
  select d.id, d.staff_id, s.first_name, s.last_name, d.start_date
  from (${duties(now)}) d join staff s on s.id = d.staff_id
  where d.is_forgotten and s.removed_at is null and d.start_date >= ${from}::date
  order by d.started_at desc, d.id desc`;

export interface CorrectionRow {
  readonly id: number;
  readonly dutyId: number;
  readonly kind: 'added' | 'corrected' | 'confirmed' | 'voided';
  readonly at: Date;
  /** Null: the system. */
  readonly by: string | null;
  /** Who asked for it, where somebody did. */
  readonly askedBy: string | null;
  readonly isBySelf: boolean;
  readonly reason: string;
  /** Null where the duty was added. */
  readonly wasStartDate: string | null;
  readonly wasStartTime: string | null;
  /** Null where it was added, or still went on. */
  readonly wasEndDate: string | null;
  readonly wasEndTime: string | null;
}
/** What was said of duties afterwards, in order. */
export const correctionsOf = (dutyIds: readonly number[]) => sql<CorrectionRow>`
  select k.id, k.duty_id, k.kind, k.at, s.first_name || ' ' || s.last_name as by,
    (select a.first_name || ' ' || a.last_name from duty_request q join staff a on a.center_id = q.center_id and a.id = q.staff_id
      where q.center_id = k.center_id and q.correction_id = k.id) as asked_by,
    k.corrected_by is not distinct from k.staff_id as is_by_self, k.reason,
    (k.was_started_at at time zone c.time_zone)::date as was_start_date,
    to_char(k.was_started_at at time zone c.time_zone, 'HH24:MI') as was_start_time,
    (k.was_ended_at at time zone c.time_zone)::date as was_end_date,
    to_char(k.was_ended_at at time zone c.time_zone, 'HH24:MI') as was_end_time
  from staff_duty_correction k join center c on c.center_id = k.center_id
  left join staff s on s.center_id = k.center_id and s.id = k.corrected_by
  where k.duty_id = any (${dutyIds}::bigint[]) order by k.id`;

export interface DutyTimes {
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}
/** A duty that was not switched on when it began: in the room that is theirs now. */
export const insertDuty = (staffId: number, times: DutyTimes, by: number | null) => sql<{ id: number }>`
  with duty as (
    insert into staff_duty (staff_id, started_at, ended_at, started_by, ended_by)
    values (${staffId}, ${times.startedAt}, ${times.endedAt}, ${by}, ${by}) returning id, staff_id, started_at, started_by)
  ${beginIn(null)} returning duty_id as id`;

export const updateDuty = (id: number, change: Partial<DutyTimes> & { readonly voidedAt?: Date }) =>
  db
    .updateTable('staffDuty')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const insertCorrection = (row: {
  readonly staffId: number;
  readonly dutyId: number;
  readonly kind: CorrectionRow['kind'];
  readonly at: Date;
  readonly correctedBy: number | null;
  readonly reason: string;
  readonly wasStartedAt: Date | null;
  readonly wasEndedAt: Date | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}) => db.insertInto('staffDutyCorrection').values(row).returning('id');
