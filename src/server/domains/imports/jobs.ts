import { sql } from 'kysely';
import type { ImportKind } from '../../../contract/import-columns.ts';
import { audit } from '../../audit/audit.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import type { Task } from '../../jobs/tasks.ts';
import type { Server } from '../../server.ts';
import { emailKey } from '../accounts/rules.ts';
import { enrollChild } from '../children/commands.ts';
import { addGuardian, addGuardianship } from '../guardians/commands.ts';
import { addStaffMember } from '../staff/commands.ts';
import { type Checked, checkRows, type RowError } from './check.ts';
import type { Spreadsheet } from './commands.ts';
import { readTable } from './table.ts';

/** How many rows are written between two words about progress. */
const STEP = 100;

/** Runs one import in one transaction. Started again after a crash it begins anew; one that has ended stays as it is. */
export const runImport: Task = async ({ server, centerId, input }) => {
  const { importId, skipExisting = false } = input as { importId: number; skipExisting?: boolean };
  const run = await inCenter(server, { centerId }, async (scope) => {
    const waiting = await scope.maybe(startRow(importId, scope.now));
    return waiting?.csvSealed ? { ...waiting, csv: server.vault.open('import', waiting.csvSealed) } : null;
  });
  if (!run) return;
  const say = (done: number) => inCenter(server, { centerId }, (scope) => scope.count(setDone(importId, done)));
  const errors = await inCenter(server, { centerId }, (scope) => write(scope, { ...run, importId, skipExisting }, say));
  if (errors.length > 0) await giveUp(server, centerId, importId, errors);
};

/** Writes every row, or nothing: what was right when the import was asked for may have changed since. */
async function write(
  scope: Scope,
  { kind, csv, importId, skipExisting }: Spreadsheet & { readonly importId: number },
  say: (done: number) => Promise<unknown>,
): Promise<RowError[]> {
  const table = await readTable(kind, csv);
  const { checked, errors } = await checkRows(scope, kind, table.rows, { skipExisting });
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

function stepsOf(scope: Scope, { children, guardians, staff }: Checked): (() => Promise<unknown>)[] {
  const addPerson = guardianAdder(scope);
  return [
    ...children.map((child) => () => enrollChild(scope, child)),
    ...guardians.map((guardian) => () => addPerson(guardian)),
    ...staff.map((member) => () => addStaffMember(scope, member)),
  ];
}

/** Lines with one e-mail are one guardian of several children. */
function guardianAdder(scope: Scope) {
  const added = new Map<string, number>();
  return async ({ childId, relationship, mayPickUp, guardianId, ...person }: Checked['guardians'][number]) => {
    const key = person.email === null ? null : emailKey(person.email);
    const right = { childId, relationship, mayPickUp };
    const known = guardianId ?? (key === null ? undefined : added.get(key));
    if (known !== undefined) return addGuardianship(scope, known, right);
    const id = await addGuardian(scope, { ...person, passwordHash: null }, [right]);
    if (key !== null) added.set(key, id);
  };
}

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
