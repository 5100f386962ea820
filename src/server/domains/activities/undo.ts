import type { Scope } from '#server/db/scope.ts';
import { decided } from '#server/domains/attendance/commands.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { invalid, notFound } from '#server/kernel/http-error.ts';
import { mayCorrectActivities } from './access.ts';
import { recorded, takeBackRows } from './queries.ts';
import { checkUndo } from './rules.ts';

interface Undo {
  readonly batch?: string | undefined;
  readonly id?: number | undefined;
  readonly reason: string;
}

/** Takes back one activity or all of a batch. The rows stay, and are read nowhere but in the log of changes. */
export async function undoActivities(scope: Scope, { batch, id, reason }: Undo): Promise<number[]> {
  if ((batch === undefined) === (id === undefined)) throw invalid({ id: 'Choose what to undo' });
  const { actor } = await scope.opened;
  const rows = await scope.all(recorded({ batch, id }));
  if (rows.length === 0) throw notFound('This activity was not found');
  const by = { id: staffIdOf(actor), mayCorrect: mayCorrectActivities(actor) };
  for (const row of rows) decided(checkUndo(row, by, scope.now, reason));
  const ids = rows.map((row) => row.id);
  await scope.count(takeBackRows(ids, { at: scope.now, by: by.id, reason: reason || null }));
  const children = [...new Set(rows.map(({ childId }) => childId))];
  audit(scope, { action: 'undo activities', entity: 'activity', ids, children, before: rows, after: { reason } });
  scope.touch('activities', children);
  if (rows.some(({ kind }) => kind === 'nap')) scope.touch('naps', children);
  return ids;
}
