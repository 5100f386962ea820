import { sql } from 'kysely';

export const loginFailures = (keys: readonly Buffer[]) =>
  sql<{
    keyHash: Buffer;
    failures: number;
    firstFailureAt: Date;
    /** Of the failure before the newest. */
    previousFailureAt: Date | null;
  }>`select * from login_failures(${keys}::bytea[])`;

/** Counts a failure of each; those of `growing` are forgotten after a pause, the others when their period is over. */
export const recordLoginFailure = (
  keys: readonly Buffer[],
  growing: readonly Buffer[],
  { now, since, quietSince }: { readonly now: Date; readonly since: Date; readonly quietSince: Date },
) => sql`select record_login_failure(${keys}::bytea[], ${growing}::bytea[], ${now}, ${since}, ${quietSince})`;

export const resetLoginTry = (forget: readonly Buffer[], giveBack: readonly Buffer[], before: Date) =>
  sql`select reset_login_try(${forget}::bytea[], ${giveBack}::bytea[], ${before})`;
