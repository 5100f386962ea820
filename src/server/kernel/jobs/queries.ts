import { sql } from 'kysely';
import { HEAVY } from './heavy-jobs.ts';

/**
 * Moves due rows of all centers into the queue; answers how many. Of rows with one key only the last goes on (the queue
 * refuses two in one batch); a key is its center's own. Heavy ones carry flags (`heavy-jobs.ts`).
 */
export const moveOutbox = (limit: number, heavy: readonly string[]) => sql<{ moved: number; added: number }>`
  with due as (select * from take_outbox(${limit})),
  last as (
    select * from due d where not exists (
      select from due later where later.center_id = d.center_id and later.job_key = d.job_key and later.id > d.id)),
  added as (
    select graphile_worker.add_jobs(array_agg(
      (task, json_build_object('centerId', center_id, 'input', payload), null, run_at, null, center_id || ' ' || job_key,
       null, case when task = any (${heavy}) then array[${HEAVY}, ${HEAVY} || ' ' || center_id] end)::graphile_worker.job_spec order by id))
    from last having count(*) > 0)
  select (select count(*) from due)::int as moved, (select count(*) from added) as added`;

interface NewJob {
  readonly task: string;
  readonly input: unknown;
  readonly runAt: Date | null;
  readonly key: string | null;
  readonly createdAt: Date;
}

export const insertJob = ({ task, input, runAt, key, createdAt }: NewJob) => sql`
  insert into outbox (task, payload, run_at, job_key, created_at)
  values (${task}, ${JSON.stringify(input)}::jsonb, ${runAt}, ${key}, ${createdAt})`;
