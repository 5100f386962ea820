import { sql } from 'kysely';
import type { Reader } from './reader.ts';

export const holders = (messageId: number) => sql<Reader>`
  select case when staff_id is null then 'parent' else 'staff' end as kind, coalesce(staff_id, guardian_id) as id
  from message_holders(${messageId})`;

export const watchers = (messageIds: readonly number[]) => sql<Reader>`
  select distinct case when h.staff_id is null then 'parent' else 'staff' end as kind, coalesce(h.staff_id, h.guardian_id) as id
  from unnest(${[...messageIds]}::bigint[]) as m(id), message_holders(m.id) h where h.staff_id is not null or h.is_sender`;
