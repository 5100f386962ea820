import type { Scope } from '#server/db/scope.ts';
import { insertJob } from './queries.ts';

/** Asks for a job, in the same transaction as what it follows from. `key`: of several with one key only the last runs. */
export function enqueue(
  scope: Scope,
  task: string,
  input: unknown,
  { runAt, key }: { runAt?: Date; key?: string } = {},
): void {
  scope.later(insertJob({ task, input, runAt: runAt ?? null, key: key ?? null, createdAt: scope.now }));
}
