import { sql } from 'kysely';
import type { ImportKind } from '../../../contract/import-columns.ts';
import { audit } from '../../audit/audit.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import type { Task } from '../../jobs/tasks.ts';
import type { Server } from '../../server.ts';
import { enrollChild } from '../children/commands.ts';
import { addGuardian } from '../guardians/commands.ts';
import { addStaffMember } from '../staff/commands.ts';
import { type Checked, checkRows, type RowError } from './check.ts';
import { readTable } from './table.ts';

/** How many rows are written between two words about progress. */
const STEP = 100;

/** Runs one import in one transaction. Started again after a crash it begins anew; one that has ended stays as it is. */
export const runImport: Task = async ({ server, centerId, input }) => {
  const { importId } = input as { importId: number };
  const run = await inCenter(server, { centerId }, async (scope) => {
    const waiting = await scope.maybe(startRow(importId, scope.now));
    return waiting?.csvSealed ? { ...waiting, csv: server.vault.open('import', waiting.csvSealed) } : null;
  });
  if (!run) return;
  const say = (done: number) => inCenter(server, { centerId }, (scope) => scope.count(setDone(importId, done)));
  const errors = await inCenter(server, { centerId }, (scope) => write(scope, run.kind, run.csv, importId, say));
  if (errors.length > 0) await giveUp(server, centerId, importId, errors);
};

/** Writes every row, or nothing: what was right when the import was asked for may have changed since. */
async function write(
  scope: Scope,
  kind: ImportKind,
  csv: string,
  importId: number,
  say: (done: number) => Promise<unknown>,
): Promise<RowError[]> {
  const table = readTable(kind, csv);
  const { checked, errors } = await checkRows(scope, kind, table.rows);
  if (errors.length > 0) return errors;
  const steps = stepsOf(scope, checked);
  for (const [index, step] of steps.entries()) {
    await step();
    if (index % STEP === STEP - 1) await say(index + 1);
  }
  await scope.count(finishRow(importId, steps.length, scope.now));
  audit(scope, { action: 'import', entity: 'import_run', ids: [importId], after: { kind, rows: steps.length } });
  return [];
}

const stepsOf = (scope: Scope, { children, guardians, staff }: Checked): (() => Promise<unknown>)[] => [
  ...children.map((child) => () => enrollChild(scope, child)),
  ...guardians.map(
    ({ childId, relationship, mayPickUp, ...person }) =>
      () =>
        addGuardian(scope, { ...person, passwordHash: null }, [{ childId, relationship, mayPickUp }]),
  ),
  ...staff.map((member) => () => addStaffMember(scope, member)),
];

const giveUp = (server: Server, centerId: number, importId: number, errors: readonly RowError[]) =>
  inCenter(server, { centerId }, (scope) =>
    scope.count(sql`
      update import_run set failed_at = ${scope.now}, errors = ${JSON.stringify(errors)}::jsonb, csv_sealed = null
      where id = ${importId}`),
  );

const startRow = (id: number, now: Date) => sql<{ kind: ImportKind; csvSealed: Buffer | null }>`
  update import_run set started_at = ${now}, done = 0
  where id = ${id} and finished_at is null and failed_at is null returning kind, csv_sealed`;

const setDone = (id: number, done: number) => db.updateTable('importRun').set({ done }).where('id', '=', id);

/** The file's text has served. */
const finishRow = (id: number, done: number, now: Date) =>
  db.updateTable('importRun').set({ done, finishedAt: now, csvSealed: null }).where('id', '=', id);
