import { type RawBuilder, sql } from 'kysely';
import type { StaffFunction } from '#contract/presence-choices.ts';
import type { PunchKind, PunchSource } from '#contract/time-clock-choices.ts';
import { db } from '#server/db/sql.ts';
import { staffPlacedAt } from '#server/domains/center/presence-queries.ts';

export interface NewPunch {
  readonly staffId: number;
  readonly uuid: string;
  readonly kind: PunchKind;
  readonly at: Date;
  readonly source: PunchSource;
  readonly kioskId: number | null;
  readonly roomId: number | null;
  readonly receivedAt: Date;
  readonly clockOffSeconds: number | null;
  readonly recordedBy: number | null;
  readonly dutyId: number | null;
  readonly isSetAside: boolean;
}
/** Keeps punches; one that was kept already is left as it is, and not answered. */
export const insertPunches = (rows: readonly NewPunch[]) =>
  db
    .insertInto('punch')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['centerId', 'uuid']).doNothing())
    .returning('id');

/** Which of these have come before, from any device of the center. */
export const knownPunches = (uuids: readonly string[]) => sql<{ uuid: string }>`
  select uuid from punch where uuid = any (${uuids}::uuid[])
  union select uuid from refused_punch where uuid = any (${uuids}::uuid[])`;

export interface PunchRow {
  readonly id: number;
  readonly kind: PunchKind;
  readonly at: Date;
  readonly date: string;
  readonly time: string;
  readonly source: PunchSource;
  readonly kiosk: string | null;
  readonly room: string | null;
  readonly by: string | null;
  readonly sentAt: Date | null;
  readonly clockOffSeconds: number | null;
  readonly isSetAside: boolean;
}
const punches = sql`
  select p.id, p.kind, p.at, (p.at at time zone c.time_zone)::date as date, to_char(p.at at time zone c.time_zone, 'HH24:MI') as time,
    p.source, k.name as kiosk, r.name as room,
    case when p.source = 'office' then s.first_name || ' ' || s.last_name end as by,
    case when p.received_at > p.at + interval '1 minute' then p.received_at end as sent_at, p.clock_off_seconds, p.is_set_aside
  from punch p join center c on c.center_id = p.center_id
  left join kiosk k on k.center_id = p.center_id and k.id = p.kiosk_id
  left join room r on r.center_id = p.center_id and r.id = p.room_id
  left join staff s on s.center_id = p.center_id and s.id = p.recorded_by`;

/** Somebody's punches of these days, the newest first. */
export const punchesOf = (staffId: number, from: string, to: string) => sql<PunchRow>`${punches}
  where p.staff_id = ${staffId} and p.at >= ${from}::date::timestamp at time zone c.time_zone
    and p.at < (${to}::date + 1)::timestamp at time zone c.time_zone
  order by p.at desc, p.id desc`;

/** Somebody's punches since a moment, the newest first. */
export const punchesSince = (staffId: number, since: Date) => sql<PunchRow>`${punches}
  where p.staff_id = ${staffId} and p.at >= ${since} order by p.at desc, p.id desc`;

/** How somebody who is at work stands. */
export const clockOf = (staffId: number, now: Date) => sql<{
  dutyId: number;
  function: StaffFunction;
  startedAt: Date;
  since: Date;
  room: string | null;
}>`
  select p.duty_id, p.function, p.started_at, p.since, r.name as room
  from ${staffPlacedAt(now)} p left join room r on r.center_id = p.center_id and r.id = p.room_id
  where p.staff_id = ${staffId}`;

export interface NowRow {
  readonly staffId: number;
  readonly name: string;
  readonly role: string;
  readonly function: StaffFunction;
  readonly startedAt: Date;
  readonly since: Date;
  readonly room: string | null;
  readonly source: PunchSource | null;
}
/** Who is at work now, those on a break first, then by name. The source is that of the punch by which it began. */
export const clockedIn = (now: Date) => sql<NowRow>`
  select p.staff_id, s.first_name || ' ' || s.last_name as name, o.name as role, p.function, p.started_at, p.since, r.name as room,
    (select u.source from punch u where u.center_id = p.center_id and u.staff_id = p.staff_id and u.kind = 'in' and u.at = p.started_at
      order by u.id limit 1) as source
  from ${staffPlacedAt(now)} p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  join role o on o.center_id = s.center_id and o.id = s.role_id
  left join room r on r.center_id = p.center_id and r.id = p.room_id
  where s.removed_at is null
  order by p.function <> 'break', s.first_name collate "und-x-icu", s.last_name collate "und-x-icu", s.id`;

/** When anything about somebody was said last: a punch, a duty, where they are. */
export const latestOf = (staffId: number) => sql<{ at: Date | null }>`
  select greatest(
    (select max(at) from punch where staff_id = ${staffId}),
    (select max(coalesce(ended_at, started_at)) from staff_duty where staff_id = ${staffId} and voided_at is null),
    (select max(at) from staff_presence where staff_id = ${staffId})) as at`;

export interface ReadPunch {
  readonly id: number;
  readonly staffId: number;
  readonly kind: PunchKind;
  readonly at: Date;
  readonly receivedAt: Date;
  readonly roomId: number | null;
}
/** What these people said since a moment; everybody who works here where nobody is named. */
export const saidSince = (staffIds: readonly number[] | null, since: Date) => sql<ReadPunch>`
  select p.id, p.staff_id, p.kind, p.at, p.received_at, p.room_id
  from punch p join staff s on s.center_id = p.center_id and s.id = p.staff_id
  where p.at >= ${since} and s.removed_at is null and ${among(staffIds, sql`p.staff_id`)}
  order by p.at, p.id`;

const among = (staffIds: readonly number[] | null, column: RawBuilder<unknown>) =>
  sql`(${staffIds}::bigint[] is null or ${column} = any (${staffIds}::bigint[]))`;
