import { sql } from 'kysely';
import { db } from '../../db/sql.ts';

/** The rule pack the center chose; none: the neutral one. */
export const choice = () => db.selectFrom('ruleChoice').select(['pack', 'version']);

/** Of two who choose at the same moment one comes after the other. */
export const beginChoice = (pack: string, now: Date, by: number | null) =>
  db
    .insertInto('ruleChoice')
    .values({ pack, chosenAt: now, chosenBy: by, version: 1 })
    .onConflict((conflict) => conflict.column('centerId').doNothing());

export const lockChoice = () =>
  sql<{ pack: string; version: number }>`select pack, version from rule_choice for update`;

export const updateChoice = (pack: string, now: Date, by: number | null) =>
  db.updateTable('ruleChoice').set((eb) => ({ pack, chosenAt: now, chosenBy: by, version: eb('version', '+', 1) }));

export interface NewHeadcount {
  readonly roomId: number;
  readonly countedAt: Date;
  readonly counted: number;
  readonly expected: number;
  readonly note: string;
  readonly countedBy: number | null;
}
export const insertHeadcount = (count: NewHeadcount) => db.insertInto('headcount').values(count).returning('id');

export const roomToCount = (id: number) =>
  db.selectFrom('room').select(['id', 'name']).where('id', '=', id).where('removedAt', 'is', null);

export const headcountById = (id: number) => sql<{
  id: number;
  roomId: number;
  room: string;
  at: Date;
  counted: number;
  expected: number;
  note: string;
  countedBy: string | null;
}>`
  select h.id, h.room_id, r.name as room, h.counted_at as at, h.counted, h.expected, h.note,
    s.first_name || ' ' || s.last_name as counted_by
  from headcount h join room r on r.center_id = h.center_id and r.id = h.room_id
  left join staff s on s.center_id = h.center_id and s.id = h.counted_by
  where h.id = ${id}`;
