import { sql } from 'kysely';

// The queue stamps its locks with the database's own time, so they are compared with that.

/** Says anew that the jobs which a runner has locked are being worked on. */
export const renewLocks = (runner: string) =>
  sql`update graphile_worker._private_jobs set locked_at = now() where locked_by = ${runner}`;

/**
 * Gives back what runners hold that have not renewed for so long: their process is gone. One that is gone may have renewed before
 * the clock was set back.
 */
export const releaseSilent = (seconds: number) => sql`
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_at not between now() - make_interval(secs => ${seconds}) and now() + make_interval(secs => ${seconds})`;

/**
 * Makes due again what became so by a clock that was set back since: what was due when it was asked for is due now, and after a
 * failure nothing waits longer than the queue's own pause. What was asked for at a later time keeps it.
 */
export const bringForward = () => sql`
  update graphile_worker._private_jobs set run_at = now() + pause
  from (select id as late, case when attempts > 0 then exp(least(attempts, 10)) * interval '1 second' else interval '0' end as pause
        from graphile_worker._private_jobs where locked_at is null and run_at > now()) waiting
  where id = late and run_at > now() + pause and (attempts > 0 or run_at <= updated_at)`;

/** Has routines run again that ran at a time which is yet to come, by a clock that was set back since. */
export const forgetLaterRuns = (now: Date) =>
  sql`update graphile_worker._private_known_crontabs set last_execution = ${now} where last_execution > ${now}`;

/** Gives back what one runner holds, which has ended. */
export const releaseLocksOf = (runner: string) =>
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by = ${runner}`;

/** Gives back every job: for a database of which this process alone is the application. */
export const releaseEveryLock = () =>
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
