import { type RawBuilder, sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { roomOfChildAt } from '#server/domains/center/presence-queries.ts';
import { isYetToStart } from '#server/domains/children/enrolled-queries.ts';
import { reportedAbsence } from '#server/domains/notices/queries.ts';
import { isExpectedOn } from '#server/domains/schedules/expected-queries.ts';
import type { DateRange } from '#server/http/date-range.ts';

export interface AttendanceDayRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly checkInTime: string | null;
  readonly checkOutTime: string | null;
  readonly status: 'present' | 'late' | 'absent';
  readonly checkInBy: string | null;
  readonly checkOutBy: string | null;
  readonly spans: {
    id: number;
    checkInTime: string;
    checkOutTime: string | null;
    checkInBy: string | null;
    checkOutBy: string | null;
    version: number;
    checkInHow: 'staff' | 'pin' | 'qr';
    checkOutHow: 'staff' | 'pin' | 'qr' | null;
    checkInMove: number | null;
    checkOutMove: number | null;
  }[];
  readonly forgottenCheckOut: boolean;
  /** An absence the family had reported. */
  readonly isReported: boolean;
}

/** Rows of `attendance a` as days: a row per child and date, its stays in `spans`; times are the center's. `more`: further columns. */
const days = <Row extends AttendanceDayRow = AttendanceDayRow>(
  now: Date,
  rows: RawBuilder<unknown>,
  more = sql``,
) => sql<Row>`
  select (array_agg(a.id order by a.check_in desc nulls last, a.id desc))[1] as id, a.child_id, a.date,
    to_char(min(a.check_in) at time zone c.time_zone, 'HH24:MI') as check_in_time,
    case when bool_and(a.check_out is not null) then to_char(max(a.check_out) at time zone c.time_zone, 'HH24:MI') end as check_out_time,
    case when bool_or(a.status = 'late') then 'late' when bool_or(a.status = 'present') then 'present' else 'absent' end as status,
    (array_agg(a.check_in_by order by a.check_in nulls last, a.id))[1] as check_in_by,
    case when bool_and(a.check_out is not null) then (array_agg(a.check_out_by order by a.check_out desc, a.id desc))[1] end as check_out_by,
    coalesce(json_agg(json_build_object('id', a.id,
        'checkInTime', to_char(a.check_in at time zone c.time_zone, 'HH24:MI'),
        'checkOutTime', to_char(a.check_out at time zone c.time_zone, 'HH24:MI'),
        'checkInBy', a.check_in_by, 'checkOutBy', a.check_out_by, 'version', a.version,
        'checkInHow', a.check_in_how, 'checkOutHow', case when a.check_out is not null then a.check_out_how end,
        'checkInMove', a.check_in_move, 'checkOutMove', a.check_out_move) order by a.check_in, a.id)
      filter (where a.check_in is not null), '[]') as spans,
    a.date < (${now}::timestamptz at time zone c.time_zone)::date and bool_or(a.check_in is not null and a.check_out is null) as forgotten_check_out,
    bool_and(a.check_in is null and a.notice_id is not null) as is_reported${more}
  from attendance a join center c on c.center_id = a.center_id join child k on k.center_id = a.center_id and k.id = a.child_id
  where ${rows}
  group by a.child_id, a.date, c.time_zone`;

interface WithRoom extends AttendanceDayRow {
  /** Where a child who is here now is, if not in its own room (presence-1). */
  readonly roomNow: { readonly id: number; readonly name: string } | null;
}
/** Such days for staff, with the room in which a child is now. */
const daysWithRoom = (now: Date, rows: RawBuilder<unknown>) =>
  days<WithRoom>(
    now,
    rows,
    sql`, case when a.date = (${now}::timestamptz at time zone c.time_zone)::date and bool_or(a.check_in is not null and a.check_out is null) then (
      select json_build_object('id', r.id, 'name', r.name)
      from child o cross join lateral (select ${roomOfChildAt(now, sql`o`)} as id offset 0) w
      join room r on r.center_id = o.center_id and r.id = w.id
      where o.id = a.child_id and r.id <> o.room_id) end as room_now`,
  );

/** Not an absence that was noted before the center closed for that day: nobody is absent from a closed house (attendance-8). */
const isTold = sql`(a.check_in is not null or not exists (
  select from closure x where x.center_id = a.center_id and x.date = a.date))`;

/** A day of the center; null means today. */
export const attendanceOn = (now: Date, date: string | null) =>
  daysWithRoom(
    now,
    sql`k.removed_at is null and ${isTold} and a.date = ${
      date === null ? sql`(select (${now}::timestamptz at time zone time_zone)::date from center)` : sql`${date}::date`
    }`,
  );

export const attendanceOfChild = (now: Date, childId: number, date: string) =>
  daysWithRoom(now, sql`a.child_id = ${childId} and a.date = ${date}::date`);

export const attendanceOfChildren = (now: Date, childIds: readonly number[], date: string) =>
  daysWithRoom(now, sql`a.child_id = any (${childIds}) and a.date = ${date}::date`);

/** The days of one child in a date range, newest first. */
export const attendanceWithin = (now: Date, childId: number, { from, to, limit }: DateRange) => sql<AttendanceDayRow>`
  ${days(now, sql`${isTold} and a.child_id = ${childId} and a.date between ${from}::date and ${to}::date`)} order by a.date desc limit ${limit}`;

/** Of how many days of one child something is recorded, and on how many of them it was here, present or late (attendance-7). */
export const attendedWithin = (childId: number, { from, to }: Pick<DateRange, 'from' | 'to'>) => sql<{
  attended: number;
  recorded: number;
}>`
  select count(*) filter (where d.is_attended)::int as attended, count(*)::int as recorded
  from (
    select bool_or(a.status <> 'absent') as is_attended from attendance a
    where ${isTold} and a.child_id = ${childId} and a.date between ${from}::date and ${to}::date group by a.date) d`;

/** Earlier days on which somebody forgot to check a child out. */
export const forgottenCheckOuts = (now: Date) =>
  days(
    now,
    sql`k.removed_at is null and a.check_in is not null and a.check_out is null
        and a.date < (select (${now}::timestamptz at time zone time_zone)::date from center)`,
  );

/** Who brought each enrolled child on the days before `today`, today included, and who may not collect it. */
export const bringersSince = (today: string, days: number) => sql<{
  childId: number;
  by: string;
  times: number;
  lastOn: string;
  barred: { name: string }[];
}>`
  select a.child_id, a.check_in_by as by, count(*)::int as times, max(a.date) as last_on,
    coalesce((select json_agg(json_build_object('name', b.name)) from barred_from_pickup(a.child_id) b), '[]') as barred
  from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
  where k.removed_at is null and a.check_in_by is not null and a.check_in is not null and a.date > ${today}::date - ${days}::int
  group by a.child_id, a.check_in_by
  order by a.child_id, times desc, last_on desc, a.check_in_by`;

/** What a change of children's days has to know; a child that doesn't exist has no row. */
export const daysBefore = (now: Date, childIds: readonly number[], date: string) => sql<{
  childId: number;
  childName: string;
  isRemoved: boolean;
  isYetToStart: boolean;
  arrivalDeadline: string | null;
  absenceId: number | null;
  spans: { id: number; checkIn: string; checkOut: string | null }[];
}>`
  select k.id as child_id, k.first_name as child_name, k.removed_at is not null as is_removed,
    ${isYetToStart(sql`(${now}::timestamptz at time zone c.time_zone)::date`)} as is_yet_to_start, c.arrival_deadline,
    (select a.id from attendance a where a.child_id = k.id and a.date = ${date}::date and a.check_in is null) as absence_id,
    coalesce((select json_agg(json_build_object('id', a.id, 'checkIn', a.check_in, 'checkOut', a.check_out) order by a.check_in, a.id)
      from attendance a where a.child_id = k.id and a.date = ${date}::date and a.check_in is not null), '[]') as spans
  from child k join center c on c.center_id = k.center_id
  where k.id = any (${childIds}::bigint[])`;

/** Two changes of one child's attendance come one after the other; several children are locked in one order. */
export const lockChildren = (childIds: readonly number[]) => sql`
  select pg_advisory_xact_lock(hashtextextended('attendance', app_center() * 1000003 + child.id))
  from (select id from unnest(${childIds}::bigint[]) as id order by id) child`;

export const attendanceRow = (id: number) =>
  db
    .selectFrom('attendance')
    .select([
      'id',
      'childId',
      'date',
      'status',
      'checkIn',
      'checkOut',
      'checkInBy',
      'checkOutBy',
      'wasAbsent',
      'changedAt',
      'version',
    ])
    .where('id', '=', id);

export interface NewSpan {
  readonly childId: number;
  readonly date: string;
  readonly status: 'present' | 'late' | 'absent';
  readonly checkIn: Date | null;
  readonly checkOut: Date | null;
  readonly checkInBy: string | null;
  readonly checkOutBy: string | null;
  readonly checkedInBy: number | null;
  readonly checkedOutBy: number | null;
  /** How it was confirmed; absent: by staff. */
  readonly checkInHow?: 'staff' | 'pin' | 'qr';
  readonly checkOutHow?: 'staff' | 'pin' | 'qr';
  /** The entry at the door it comes from. */
  readonly checkInMove?: number | null;
  readonly checkOutMove?: number | null;
  readonly changedAt: Date;
}
export const insertAttendance = (rows: readonly NewSpan[]) =>
  db
    .insertInto('attendance')
    .values([...rows])
    .returning('id');

export const updateAttendance = (id: number, change: Partial<NewSpan> & { wasAbsent?: boolean }) =>
  db
    .updateTable('attendance')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('id');

export const deleteAttendance = (id: number) => db.deleteFrom('attendance').where('id', '=', id);

/** Ends every open stay of a child now; one of an earlier day at the end of that day. */
export const endOpenSpans = (childId: number, now: Date, by: number | null) => sql<{ id: number }>`
  update attendance a
  set check_out = greatest(a.check_in, least(${now}, (a.date + 1)::timestamp at time zone c.time_zone - interval '1 minute')),
      checked_out_by = ${by}, changed_at = ${now}, version = a.version + 1
  from center c
  where a.center_id = c.center_id and a.child_id = ${childId} and a.check_in is not null and a.check_out is null
  returning a.id`;

/** Records everybody expected on a day who neither came nor was recorded absent. */
export const insertAbsences = (date: string, now: Date) => sql<{ childId: number }>`
  insert into attendance (child_id, date, status, changed_at)
  select k.id, ${date}::date, 'absent', ${now} from child k
  where ${isExpectedOn(date)}
    and not exists (select from attendance a where a.child_id = k.id and a.date = ${date}::date)
  on conflict (center_id, child_id, date) where check_in is null do nothing
  returning child_id`;

/** Records a child on days from one to another on which it was expected, and neither came nor was recorded absent. */
export const insertAbsencesBetween = (childId: number, from: string, to: string, now: Date) => sql<{ date: string }>`
  insert into attendance (child_id, date, status, changed_at)
  select k.id, d.date, 'absent', ${now}
  from child k cross join (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as date) d
  where k.id = ${childId} and ${isExpectedOn(sql`d.date`)}
    and not exists (select from attendance a where a.child_id = k.id and a.date = d.date)
  on conflict (center_id, child_id, date) where check_in is null do nothing
  returning date`;

/** Absences of a child of days on which it was not expected; those that its family reported stay. */
export const deleteUnexpectedAbsences = (childId: number, from: string, to: string) => sql<{ id: number }>`
  delete from attendance a using child k
  where k.center_id = a.center_id and k.id = a.child_id and k.id = ${childId} and a.date between ${from}::date and ${to}::date
    and a.check_in is null and a.notice_id is null and not ${isExpectedOn(sql`a.date`)}
  returning a.id`;

/** Ties the absences of a day to the family's reports of them; of these children, or of everybody. */
export const tieToReports = (date: string, childIds: readonly number[] | null) => sql`
  update attendance a set notice_id = ${reportedAbsence}
  where a.date = ${date}::date and a.check_in is null and a.notice_id is null
    and (${childIds}::bigint[] is null or a.child_id = any (${childIds}::bigint[]))
    and ${reportedAbsence} is not null`;
