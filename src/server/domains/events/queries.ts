import { sql } from 'kysely';
import { db } from '../../db/sql.ts';
import type { DayWindow } from '../../http/window.ts';

export const events = ({ from, to, limit }: DayWindow) =>
  db
    .selectFrom('event')
    .select(['id', 'title', 'description', 'date', 'time', 'type', 'participants'])
    .where('removedAt', 'is', null)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy(sql`time nulls first`)
    .orderBy('id')
    .limit(limit);

export interface NewEventRow {
  readonly title: string;
  readonly description: string;
  readonly date: string;
  readonly time: string | null;
  readonly type: string;
  readonly participants: string;
  readonly createdAt: Date;
  readonly createdBy: number | null;
}
export const insertEvents = (rows: readonly NewEventRow[]) =>
  db
    .insertInto('event')
    .values([...rows])
    .returning('id');
