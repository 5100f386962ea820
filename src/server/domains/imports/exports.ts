import { sql } from 'kysely';
import { IMPORT_COLUMNS, type ImportKind } from '../../../contract/import-columns.ts';
import { audit } from '../../audit/audit.ts';
import { dayAt } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { enrolledChildren } from '../children/queries.ts';
import { activeStaff } from '../staff/queries.ts';

/** A list as CSV in the import format; what a spreadsheet would run as a formula is made text. */
export async function exportTable(scope: Scope, kind: ImportKind) {
  const { center } = await scope.opened;
  const rows = await rowsOf(scope, kind);
  const columns = [...IMPORT_COLUMNS[kind]];
  const { stringify } = await import('csv-stringify/sync');
  const csv = stringify(
    rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column]))),
    { header: true, columns, escape_formulas: true, bom: true },
  );
  audit(scope, { action: 'export', entity: kind, ids: [], after: { rows: rows.length } });
  return { fileName: `${kind}-${dayAt(scope.now, center.zone)}.csv`, csv };
}

function rowsOf(scope: Scope, kind: ImportKind): Promise<object[]> {
  if (kind === 'children') return scope.all(enrolledChildren());
  if (kind === 'staff') return scope.all(activeStaff());
  return scope.all(guardianLines());
}

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

const guardianLines = () => sql<object>`
  select g.first_name, g.last_name, g.email, g.phone_number, g.address, s.relationship, s.may_pick_up,
    k.first_name as child_first_name, k.last_name as child_last_name, k.date_of_birth as child_date_of_birth
  from guardianship s
  join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  join child k on k.center_id = s.center_id and k.id = s.child_id
  where s.ended_at is null and g.removed_at is null and k.removed_at is null
  order by k.id, s.id`;
