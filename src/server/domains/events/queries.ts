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
