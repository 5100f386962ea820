import { sql } from 'kysely';
import type { MOODS } from '#contract/daily-reports.ts';
import { db } from '#server/db/sql.ts';
import type { DateRange } from '#server/http/date-range.ts';

type Mood = (typeof MOODS)[number];
const columns = [
  'id',
  'childId',
  'date',
  'meals',
  'naps',
  'activities',
  'notes',
  'mood',
  'staffId',
  'createdAt',
] as const;

const reports = () => db.selectFrom('dailyReport').select(columns);

/** Reports on children who are still enrolled. */
export const dailyReports = ({ from, to, limit }: DateRange) =>
  reports()
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(
      sql<boolean>`exists (select from child k where k.center_id = daily_report.center_id and k.id = child_id and k.removed_at is null)`,
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export const dailyReport = (id: number) => reports().where('id', '=', id);

export interface NewDailyReportRow {
  readonly childId: number;
  readonly date: string;
  readonly meals: string;
  readonly naps: string;
  readonly activities: string;
  readonly mood: Mood | null;
  readonly notes: string;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
export const insertDailyReports = (rows: readonly NewDailyReportRow[]) =>
  db
    .insertInto('dailyReport')
    .values([...rows])
    .returning('id');

/** The enrolled children who came on a local date, by last and first name. */
export const childrenWhoCame = (date: string) => sql<{ childId: number }>`
  select k.id as child_id from child k
  where k.removed_at is null and exists (
    select from attendance a
    where a.center_id = k.center_id and a.child_id = k.id and a.date = ${date}::date and a.check_in is not null)
  order by k.last_name, k.first_name, k.id`;

/** Of each of these children the latest report of a local date. */
export const latestReports = (childIds: readonly number[], date: string) => sql<{
  childId: number;
  writtenBy: string;
  createdAt: Date;
}>`
  select distinct on (r.child_id) r.child_id, s.first_name || ' ' || s.last_name as written_by, r.created_at
  from daily_report r join staff s on s.center_id = r.center_id and s.id = r.staff_id
  where r.child_id = any (${childIds}::bigint[]) and r.date = ${date}::date
  order by r.child_id, r.id desc`;

export interface FamilyReportRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly meals: string;
  readonly naps: string;
  readonly activities: string;
  readonly mood: Mood | null;
  readonly notes: string;
  readonly writtenBy: string;
  readonly createdAt: Date;
}
const familyRows = sql`
  select r.id, r.child_id, r.date, r.meals, r.naps, r.activities, r.mood, r.notes,
    s.first_name || ' ' || s.last_name as written_by, r.created_at
  from daily_report r join staff s on s.center_id = r.center_id and s.id = r.staff_id`;

/** A child's reports as its family reads them, newest first. */
export const familyReports = (childId: number, { from, to, limit }: DateRange) => sql<FamilyReportRow>`
  ${familyRows}
  where r.child_id = ${childId} and r.date between ${from}::date and ${to}::date
  order by r.date desc, r.id desc limit ${limit}`;
export const familyReport = (id: number) => sql<FamilyReportRow>`${familyRows} where r.id = ${id}`;
