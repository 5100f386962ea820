import { type RawBuilder, sql } from 'kysely';
import type { ActivityKind, Amount, BottleContents, Diaper, Meal } from '#contract/activities-choices.ts';
import { db } from '#server/db/sql.ts';
import type { DateRange } from '#server/http/date-range.ts';
import type { Said } from './texts.ts';

/** An activity as it is kept, with its times of day at the center. */
export interface ActivityRow extends Said {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly notes: string;
  readonly staffId: number;
  readonly ledBy: string;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
  readonly medicationId: number | null;
  readonly batch: string | null;
}

const columns = (now: Date) => sql`a.id, a.child_id, a.date, a.activity, a.notes, a.staff_id,
  s.first_name || ' ' || s.last_name as led_by, a.recorded_by, a.created_at, a.kind,
  to_char(a.at at time zone c.time_zone, 'HH24:MI') as at, to_char(a.ended_at at time zone c.time_zone, 'HH24:MI') as ended_at,
  a.ended_at_check_out,
  a.kind = 'nap' and a.ended_at is null and a.date < (${now}::timestamptz at time zone c.time_zone)::date as is_end_missing,
  a.meal, a.amount, a.quarter_ounces, a.contents, a.diaper, a.medication_id, m.name as medicine, a.dose,
  a.refused_reason is not null as is_refused, coalesce(a.refused_reason, '') as refused_reason, a.batch`;
const sources = sql`activity a
  join center c on c.center_id = a.center_id
  join staff s on s.center_id = a.center_id and s.id = a.staff_id
  left join medication m on m.center_id = a.center_id and m.id = a.medication_id`;
const childToo = sql`join child k on k.center_id = a.center_id and k.id = a.child_id and k.removed_at is null`;

/** What was taken back is read nowhere. */
const rows = (now: Date, which: RawBuilder<unknown>) => sql<ActivityRow>`
  select ${columns(now)} from ${sources} where a.undone_at is null and ${which}`;

/** Activities of children who are still enrolled, newest first. */
export const activities = (now: Date, { from, to, limit }: DateRange) => sql<ActivityRow>`
  select ${columns(now)} from ${sources} ${childToo}
  where a.undone_at is null and a.date between ${from}::date and ${to}::date
  order by a.date desc, a.id desc limit ${limit}`;

export const activitiesByIds = (now: Date, ids: readonly number[]) => sql<ActivityRow>`
  ${rows(now, sql`a.id = any (${ids}::bigint[])`)} order by a.id`;

/** A child's activities, newest first. */
export const activitiesOf = (now: Date, childId: number, { from, to, limit }: DateRange) => sql<ActivityRow>`
  ${rows(now, sql`a.child_id = ${childId} and a.date between ${from}::date and ${to}::date`)}
  order by a.date desc, a.id desc limit ${limit}`;

/** What these children did on a day, in its order. */
export const activitiesOn = (now: Date, childIds: readonly number[], date: string) => sql<ActivityRow>`
  ${rows(now, sql`a.child_id = any (${childIds}::bigint[]) and a.date = ${date}::date`)}
  order by coalesce(a.at, a.created_at), a.id`;

/**
 * A day's activities of children while they belonged to a room, newest first: a child who changed at noon has the morning's in the other.
 * Of those who are there now (`present`) and belong elsewhere, all of the day.
 */
export const activitiesInRoom = (now: Date, roomId: number, date: string, present: readonly number[]) => sql<
  ActivityRow & { readonly child: string }
>`
  with stay as (
    select center_id, child_id, room_id,
      case when lag(began_at) over stays is null then '-infinity' else began_at end as since,
      coalesce(lead(began_at) over stays, 'infinity') as until
    from room_stay window stays as (partition by center_id, child_id order by began_at, id))
  select ${columns(now)}, k.first_name || ' ' || k.last_name as child from ${sources} ${childToo}
  join stay w on w.center_id = a.center_id and w.child_id = a.child_id
    and coalesce(a.at, a.created_at) >= w.since and coalesce(a.at, a.created_at) < w.until
  where a.undone_at is null and a.date = ${date}::date and (w.room_id = ${roomId} or k.room_id <> ${roomId} and a.child_id = any (${present}::bigint[]))
  order by coalesce(a.at, a.created_at) desc, a.id desc`;

export interface NewActivityRow {
  readonly childId: number;
  readonly date: string;
  readonly activity: string;
  readonly notes: string;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
  readonly kind?: ActivityKind;
  readonly at: Date | null;
  readonly endedAt?: Date | null;
  readonly endedBy?: number | null;
  readonly meal?: Meal | null;
  readonly amount?: Amount | null;
  readonly quarterOunces?: number | null;
  readonly contents?: BottleContents | null;
  readonly diaper?: Diaper | null;
  readonly medicationId?: number | null;
  readonly dose?: string | null;
  readonly refusedReason?: string | null;
  readonly tooSoonReason?: string | null;
  readonly batch?: string | null;
}
export const insertActivities = (rows: readonly NewActivityRow[]) =>
  db
    .insertInto('activity')
    .values([...rows])
    .returning('id');

/** The enrolled ones of some children, and whether each was checked in at a moment of a day. */
export const presentAt = (childIds: readonly number[], date: string, moment: Date) => sql<{
  id: number;
  firstName: string;
  isThere: boolean;
}>`
  select k.id, k.first_name, exists (
    select from attendance a where a.child_id = k.id and a.date = ${date}::date
      and date_trunc('minute', a.check_in) <= ${moment} and (a.check_out is null or a.check_out >= ${moment})) as is_there
  from child k where k.id = any (${childIds}::bigint[]) and k.removed_at is null order by k.first_name, k.id`;

/** What these children may not have. */
export const allergiesOf = (childIds: readonly number[]) => sql<{ firstName: string; allergies: string }>`
  select first_name, allergies from child where id = any (${childIds}::bigint[]) and allergies <> '' order by first_name, id`;

/** Which of some children are asleep on a day. */
export const asleep = (childIds: readonly number[], date: string) => sql<{ firstName: string }>`
  select k.first_name from activity a join child k on k.center_id = a.center_id and k.id = a.child_id
  where a.date = ${date}::date and a.child_id = any (${childIds}::bigint[]) and a.kind = 'nap' and a.ended_at is null
    and a.undone_at is null order by k.first_name, k.id`;

export interface RecordedRow {
  readonly id: number;
  readonly childId: number;
  readonly kind: ActivityKind;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
/** What is not taken back yet of a batch, or one activity; locked until the change is done. */
export const recorded = ({ batch, id }: { batch?: string | undefined; id?: number | undefined }) => sql<RecordedRow>`
  select id, child_id, kind, recorded_by, created_at from activity
  where undone_at is null and ${batch === undefined ? sql`id = ${id ?? null}` : sql`batch = ${batch}::uuid`}
  order by id for update`;

export const takeBackRows = (
  ids: readonly number[],
  { at, by, reason }: { at: Date; by: number | null; reason: string | null },
) => sql`
  update activity set undone_at = ${at}, undone_by = ${by}, undone_reason = ${reason}, version = version + 1
  where id = any (${ids}::bigint[])`;
