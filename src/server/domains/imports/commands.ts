import { sql } from 'kysely';
import type { ImportKind } from '../../../contract/import-columns.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { db } from '../../db/sql.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { notAllowed, notFound, orRefuse, Refusal } from '../../refusal.ts';
import type { Server } from '../../server.ts';
import { checkRows, type RowError } from './check.ts';
import { readTable } from './table.ts';

const SAMPLE = 5;

/** A spreadsheet as it is sent. */
export interface Spreadsheet {
  readonly kind: ImportKind;
  readonly csv: string;
  /** Leaves out what is here already, instead of refusing it. */
  readonly skipExisting: boolean;
}

/** Checks a spreadsheet row by row; nothing is written. */
export async function previewImport(scope: Scope, { kind, csv, skipExisting }: Spreadsheet) {
  const table = await readTable(kind, csv);
  const { errors, skipped } = await checkRows(scope, kind, table.rows, { skipExisting });
  return {
    rows: table.rows.length,
    errors,
    skipped,
    sample: table.rows.slice(0, SAMPLE).map(({ cells }) => ({ ...cells })),
    unknownColumns: [...table.unknownColumns],
  };
}

/** Asks for an import, all or nothing. Refused while a row is wrong. Returns its id, under which progress is asked for. */
export async function requestImport(
  server: Server,
  scope: Scope,
  { kind, csv, skipExisting }: Spreadsheet,
): Promise<{ id: number }> {
  const { actor } = await scope.opened;
  if (actor.kind !== 'staff') throw notAllowed();
  const table = await readTable(kind, csv);
  const { errors, skipped } = await checkRows(scope, kind, table.rows, { skipExisting });
  const total = table.rows.length - skipped;
  if (errors.length > 0) {
    throw new Refusal(422, '{{count}} rows have errors; nothing was imported', {
      values: { count: new Set(errors.map(({ line }) => line)).size },
      fields: { csv: 'Correct the rows named in the preview first' },
    });
  }
  const { id } = await scope.one(
    db
      .insertInto('importRun')
      .values({
        kind,
        csvSealed: server.vault.seal('import', csv),
        total,
        createdAt: scope.now,
        createdBy: actor.id,
      })
      .returning('id'),
  );
  enqueue(scope, 'run-import', { importId: id, skipExisting });
  audit(scope, { action: 'request import', entity: 'import_run', ids: [id], after: { kind, rows: total } });
  return { id };
}

/** How far an import has come. */
export const importProgress = async (scope: Scope, id: number) =>
  orRefuse(await scope.maybe(progress(id)), notFound('This import was not found'));

const progress = (id: number) => sql<{
  id: number;
  status: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  errors: RowError[];
}>`
  select id, done, total, errors,
    case when finished_at is not null then 'done' when failed_at is not null then 'failed'
         when started_at is not null then 'running' else 'waiting' end as status
  from import_run where id = ${id}`;
