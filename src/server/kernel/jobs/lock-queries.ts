import { sql } from 'kysely';

// The queue stamps its locks with the database's own time, so they are compared with that.

/** Says anew that the jobs which a runner has locked are being worked on. */
export const renewLocks = (runner: string) =>
  sql`update graphile_worker._private_jobs set locked_at = now() where locked_by = ${runner}`;

/** Gives back what runners hold that have not renewed for so long: their process is gone. */
export const releaseSilent = (seconds: number) => sql`
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_at < now() - make_interval(secs => ${seconds})`;

/** Gives back what one runner holds, which has ended. */
export const releaseLocksOf = (runner: string) =>
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_by = ${runner}`;

/** Gives back every job: for a database of which this process alone is the application. */
export const releaseEveryLock = () =>
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null`;
