import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { isHere } from '#server/domains/center/ratio-queries.ts';
import { isEnrolledOn } from '#server/domains/children/enrolled-queries.ts';
import type { NoticeKind, Stretch } from './rules.ts';

interface NoticeRow {
  readonly id: number;
  readonly childId: number;
  readonly kind: NoticeKind;
  readonly from: string;
  readonly to: string;
  readonly time: string | null;
  readonly person: string | null;
  readonly text: string;
  readonly reportedBy: string;
  readonly reportedAt: Date;
}
const columns = sql`n.id, n.child_id, n.kind, n.from_date as "from", n.to_date as "to", n.time, n.person, n.text,
  guardian_name(n.reported_by) as reported_by, n.reported_at`;

/** Whether a notice `n` counts on a day: its days that had passed when it was taken back still do. */
export const countsOn = (date: string) =>
  sql`n.from_date <= ${date}::date and n.to_date >= ${date}::date and (n.withdrawn_on is null or n.withdrawn_on > ${date}::date)`;

/** What families told for a day, of children who are enrolled then and now. */
export const noticesOn = (date: string) => sql<NoticeRow>`
  select ${columns} from notice n join child k on k.center_id = n.center_id and k.id = n.child_id
  where k.removed_at is null and ${isEnrolledOn(date)} and ${countsOn(date)} order by n.child_id, n.time nulls first, n.id`;

export interface FamilyNoticeRow extends NoticeRow {
  readonly isOwn: boolean;
  readonly withdrawnAt: Date | null;
}
const familyRows = sql`
  select ${columns}, n.reported_by = app_actor_id() as is_own, n.withdrawn_at from notice n`;

/** A child's notices whose last day is not before `today`, taken back or not. */
export const comingNotices = (childId: number, today: string) => sql<FamilyNoticeRow>`
  ${familyRows} where n.child_id = ${childId} and n.to_date >= ${today}::date
  order by n.from_date, n.time nulls first, n.id limit 500`;

/** What counts for a child on a day. */
export const familyNoticesOn = (childId: number, date: string) => sql<FamilyNoticeRow>`
  ${familyRows} where n.child_id = ${childId} and ${countsOn(date)} order by n.time nulls first, n.id`;

export const familyNotice = (id: number) => sql<FamilyNoticeRow>`${familyRows} where n.id = ${id}`;

/** A row while the child is in the house. */
export const hereNow = (childId: number, today: string) => sql<{ id: number }>`
  select k.id from attendance a join child k on k.center_id = a.center_id and k.id = a.child_id
  where a.child_id = ${childId} and ${isHere(sql`a`, sql`k`, today)}`;

interface NewNoticeRow {
  readonly childId: number;
  readonly kind: NoticeKind;
  readonly fromDate: string;
  readonly toDate: string;
  readonly time: string | null;
  readonly person: string | null;
  readonly text: string;
  readonly reportedBy: number;
  readonly reportedAt: Date;
}
export const insertNotice = (row: NewNoticeRow) => db.insertInto('notice').values(row).returning('id');

export const withdrawNoticeRow = (id: number, at: Date, on: string) =>
  db
    .updateTable('notice')
    .set({ withdrawnAt: at, withdrawnOn: on })
    .where('id', '=', id)
    .where('withdrawnAt', 'is', null);

/** A notice as it was told, for other days. */
export const copyNotice = (id: number, { from, to }: Stretch) => sql`
  insert into notice (child_id, kind, from_date, to_date, time, person, text, reported_by, reported_at)
  select child_id, kind, ${from}::date, ${to}::date, time, person, text, reported_by, reported_at from notice where id = ${id}`;

/** The absences of a child that count on a day, held until the transaction ends. */
export const absencesOn = (childId: number, date: string) => sql<{
  id: number;
  childId: number;
  from: string;
  to: string;
}>`
  select n.id, n.child_id, n.from_date as "from", n.to_date as "to" from notice n
  where n.child_id = ${childId} and n.kind = 'absence' and ${countsOn(date)} order by n.id for update`;

/** The absence a family reported for a child `a.child_id` and the day `a.date`: the first of them. */
export const reportedAbsence = sql`(
  select n.id from notice n
  where n.child_id = a.child_id and n.kind = 'absence' and n.from_date <= a.date and n.to_date >= a.date
    and (n.withdrawn_on is null or n.withdrawn_on > a.date) order by n.id limit 1)`;
