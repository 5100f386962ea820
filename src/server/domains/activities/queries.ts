import { sql } from 'kysely';
import { db } from '../../db/sql.ts';
import type { DayWindow } from '../../http/window.ts';

/** Activities of children who are still enrolled. */
export const activities = ({ from, to, limit }: DayWindow) =>
  db
    .selectFrom('activity')
    .select(['id', 'childId', 'date', 'activity', 'notes', 'staffId', 'createdAt'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(
      sql<boolean>`exists (select from child k where k.center_id = activity.center_id and k.id = child_id and k.removed_at is null)`,
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

export interface NewActivityRow {
  readonly childId: number;
  readonly date: string;
  readonly activity: string;
  readonly notes: string;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly createdAt: Date;
}
export const insertActivities = (rows: readonly NewActivityRow[]) =>
  db
    .insertInto('activity')
    .values([...rows])
    .returning('id');

export interface FamilyActivityRow {
  readonly id: number;
  readonly childId: number;
  readonly date: string;
  readonly activity: string;
  readonly notes: string;
  readonly ledBy: string;
  readonly createdAt: Date;
}
/** A child's activities as its family reads them, newest first. */
export const familyActivities = (childId: number, { from, to, limit }: DayWindow) => sql<FamilyActivityRow>`
  select a.id, a.child_id, a.date, a.activity, a.notes, s.first_name || ' ' || s.last_name as led_by, a.created_at
  from activity a join staff s on s.center_id = a.center_id and s.id = a.staff_id
  where a.child_id = ${childId} and a.date between ${from}::date and ${to}::date
  order by a.date desc, a.id desc limit ${limit}`;
