import { sql } from 'kysely';

/** The queue's own clock is PostgreSQL's: ages are measured by it. */
interface StateRow {
  /** @known one of the five that the statement tells apart */
  readonly state: JobState;
  readonly count: number;
  /** Since the oldest was begun, or was due; zero where none is. */
  readonly oldestSeconds: number;
}

/** later: not due yet. retrying: it failed and is tried again by itself. failed: tried so often that it is left. */
export const JOB_STATES = ['waiting', 'running', 'later', 'retrying', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A center's jobs; null: those of all centers, and what happens by the clock. */
const ofCenter = (centerId: number | null) => sql`
  (${centerId}::bigint is null or (j.payload->>'centerId')::bigint = ${centerId}::bigint)`;

/** Jobs by state; a state without any has no row. */
export const jobStates = (centerId: number | null) => sql<StateRow>`
  select case
      when locked_at is not null then 'running'
      when attempts >= max_attempts then 'failed'
      when attempts > 0 then 'retrying'
      when run_at > now() then 'later'
      else 'waiting' end as state,
    count(*)::int as count,
    coalesce(max(greatest(0, extract(epoch from now() - coalesce(locked_at, run_at)))), 0)::float8 as "oldestSeconds"
  from graphile_worker._private_jobs j where ${ofCenter(centerId)} group by 1`;

interface TroubledRow {
  readonly id: number;
  readonly task: string;
  readonly state: 'retrying' | 'failed';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAt: Date | null;
}

/** Jobs that failed at least once and don't run just now: those that nothing tries again first. */
export const troubledJobs = (centerId: number | null) => sql<TroubledRow>`
  select j.id, t.identifier as task, case when j.attempts >= j.max_attempts then 'failed' else 'retrying' end as state,
    j.attempts::int as attempts, j.created_at as "createdAt",
    case when j.attempts < j.max_attempts then j.run_at end as "nextAt"
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts > 0 and j.locked_at is null and ${ofCenter(centerId)}
  order by j.attempts >= j.max_attempts desc, j.id desc limit 50`;

/** Has a job begin anew now, unless it runs. */
export const rescheduleJob = (id: number) => sql`
  select from graphile_worker.reschedule_jobs(array[${id}]::bigint[], run_at => now(), attempts => 0)`;

export const outboxWaiting = () => sql<{ waiting: number; oldest: Date | null }>`
  select waiting, oldest from outbox_waiting()`;
