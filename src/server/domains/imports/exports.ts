import { EXPORT_COLUMNS, type ExportKind } from '#contract/imports-columns.ts';
import type { Scope } from '#server/db/scope.ts';
import { wholeFiles } from '#server/domains/child-file/queries.ts';
import { enrolledChildren } from '#server/domains/children/queries.ts';
import { activeStaff } from '#server/domains/staff/queries.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { guardianLines, pickupLines } from './export-queries.ts';
import { asides } from './queries.ts';
import { fileCells } from './reading/file-cells.ts';

/** A list as CSV in the import format; what a spreadsheet would run as a formula is made text. */
export async function exportTable(scope: Scope, kind: ExportKind) {
  const { center } = await scope.opened;
  const rows = await rowsOf(scope, kind);
  const columns = [...EXPORT_COLUMNS[kind]];
  const { stringify } = await import('csv-stringify/sync');
  const csv = stringify(
    rows.map((row) => columns.map((column) => cell((row as Record<string, unknown>)[column]))),
    { header: true, columns, escape_formulas: true, bom: true },
  );
  audit(scope, { action: 'export', entity: kind, ids: [], after: { rows: rows.length } });
  return { fileName: `${kind}-${dayAt(scope.now, center.zone)}.csv`, csv };
}

function rowsOf(scope: Scope, kind: ExportKind): Promise<object[]> {
  if (kind === 'children') return childLines(scope);
  if (kind === 'staff') return scope.all(activeStaff(scope.now));
  return scope.all(guardianLines());
}

/**
 * With what an import keeps aside of them, so that nothing gets lost on the way to another Larkhouse. Of pickup people those who hold, and
 * what a file said only where nobody was entered (imports-11).
 */
async function childLines(scope: Scope): Promise<object[]> {
  const [children, aside, held, files] = await Promise.all([
    scope.all(enrolledChildren()),
    scope.all(asides()),
    scope.all(pickupLines()),
    scope.all(wholeFiles(null)),
  ]);
  const kept = new Map(aside.map(({ childId, ...rest }) => [childId, rest]));
  const people = new Map(
    held.flatMap(({ childId, pickup }) => (pickup === null ? [] : [[childId, { pickup }] as const])),
  );
  const cells = new Map(files.map((file) => [file.childId, fileCells(file)]));
  return children.map((child) => ({
    ...child,
    ...kept.get(child.id),
    ...people.get(child.id),
    ...cells.get(child.id),
  }));
}

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};
