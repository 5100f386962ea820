import { sql } from 'kysely';

export const mailCounts = () => sql<{ waiting: number; failed: number }>`
  select count(*) filter (where failed_at is null)::int as waiting, count(*) filter (where failed_at is not null)::int as failed
  from mail where sent_at is null and kept_at is null`;

export const deleteChanges = () => sql`select forget_changes()`;
