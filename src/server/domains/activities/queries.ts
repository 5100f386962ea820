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
