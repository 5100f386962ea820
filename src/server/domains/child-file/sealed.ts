import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';

/** What of a file lies encrypted, each bound to its child. */
type Part = 'insurance' | 'custody' | 'change';

const boundTo = async (scope: Scope, childId: number, part: Part): Promise<string> =>
  `${(await scope.opened).center.id} ${childId} ${part}`;

export const sealPart = async ({ vault }: Server, scope: Scope, childId: number, part: Part, value: object) =>
  vault.seal('child-file', JSON.stringify(value), await boundTo(scope, childId, part));

export const openPart = async <Value>(
  { vault }: Server,
  scope: Scope,
  childId: number,
  part: Part,
  sealed: Buffer,
): Promise<Value> => JSON.parse(vault.open('child-file', sealed, await boundTo(scope, childId, part)));
