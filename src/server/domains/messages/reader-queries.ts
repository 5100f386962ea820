import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './reader.ts';

/** Rows `r` of message_recipient that are the reader's own. */
export const isOwn = ({ kind, id }: Reader): RawBuilder<boolean> =>
  kind === 'staff' ? sql`r.staff_id = ${id}` : sql`r.guardian_id = ${id}`;

/**
 * Messages `m` the reader may read: those they have a row of. Staff also read what was written in a thread they take part in
 * before they did, as its room's or the office's newest member.
 */
export const mayRead = (reader: Reader): RawBuilder<boolean> => {
  const hasRow = sql`exists (select from message_recipient r where r.center_id = m.center_id and r.message_id = m.id and ${isOwn(reader)})`;
  return reader.kind === 'parent'
    ? sql<boolean>`${hasRow}`
    : sql<boolean>`(${hasRow} or takes_part(m.thread_id, ${reader.id}, null))`;
};
