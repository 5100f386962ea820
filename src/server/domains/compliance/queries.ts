import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';
import { dayBounds, present, whereabouts } from '#server/domains/center/presence-queries.ts';

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
  /** The roll call that brought it. */
  readonly rollCallId?: number;
}
export const insertHeadcounts = (counts: readonly NewHeadcount[]) =>
  db
    .insertInto('headcount')
    .values([...counts])
    .returning('id');

/** For each room and moment, in their order, how many children were checked in there then. The days span all moments. */
export const expectedAt = (
  counts: readonly { readonly roomId: number; readonly countedAt: Date }[],
  from: string,
  to: string,
  now: Date,
) => sql<{ children: number }>`
  with ${whereabouts}, ${dayBounds(from, to)},
  asked as (
    select * from unnest(${counts.map(({ roomId }) => roomId)}::bigint[], ${counts.map(({ countedAt }) => countedAt)}::timestamptz[])
      with ordinality as asked (room_id, at, place)),
  slot as materialized (
    select distinct b.date, q.at from asked q join bounds b on q.at >= b.begins and q.at < b.ends),
  ${present(from, to, now)}
  select (select count(*) from child_there t where t.at = q.at and t.room_id = q.room_id)::int as children
  from asked q order by q.place`;

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
