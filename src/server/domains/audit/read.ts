import type { z } from 'zod';
import type { TableFormat } from '#contract/analytics-choices.ts';
import type { audit as contract } from '#contract/audit.ts';
import { AUDIT_KINDS, type AuditKind, LONGEST_AUDIT_DAYS, MOST_AUDIT_ROWS } from '#contract/audit-kinds.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt } from '#server/kernel/clock/zone.ts';
import { documentReader } from '#server/kernel/documents/reader.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { sayAction } from '#server/kernel/i18n/audit-actions/say.ts';
import { sayEntity, sayField } from '#server/kernel/i18n/audit-names/say.ts';
import { maySeeMedicalChanges } from './access.ts';
import * as rows from './queries.ts';
import { changesOf, isMedical, kindOf } from './rules.ts';

export interface Asked {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly childId?: number | undefined;
  /** `staff-3`, `parent-5`. */
  readonly who?: string | undefined;
}
type Entry = z.input<(typeof contract)['GET /api/audit']['reply']>['entries'][number];

const PAGE = 50;
const USUAL_DAYS = 7;

/** What is asked for, the last seven days unless it says otherwise. Refuses a range that is reversed or too long. */
export async function filterOf(scope: Scope, { from, to, kind, childId, who }: Asked): Promise<rows.Filter> {
  const today = dayAt(scope.now, (await scope.opened).center.zone);
  const last = to ?? (from && from > today ? from : today);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const [actorKind, actorId] = who?.split('-') ?? [];
  const range = refuseLong({ from: first, to: last }, LONGEST_AUDIT_DAYS);
  return {
    ...range,
    entities: kind ? AUDIT_KINDS[kind] : null,
    childId: childId ?? null,
    actorKind: actorKind ?? null,
    actorId: actorId === undefined ? null : Number(actorId),
  };
}

/** A page of the log. */
export async function readLog(scope: Scope, { before, ...asked }: Asked & { readonly before?: number | undefined }) {
  const filter = await filterOf(scope, asked);
  const found = await scope.all(rows.entries(filter, before ?? null, PAGE + 1));
  const shown = found.slice(0, PAGE);
  const isFirst = before === undefined;
  const exceedsFile =
    isFirst && found.length > PAGE && (await scope.one(rows.exceeds(filter, MOST_AUDIT_ROWS))).exceeds;
  const language = await languageOfReader(scope);
  return {
    entries: shown.map((row) => toWire(row, language)),
    next: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    ...(isFirst && { exceedsFile }),
  };
}

/** One entry with its details; that it was read is written down, with the children it concerns. */
export async function readEntry(scope: Scope, id: number) {
  const row = orRefuse(await scope.maybe(rows.entryById(id)), notFound('This entry was not found'));
  const details = await scope.maybe(rows.detailsOf(id));
  const { actor } = await scope.opened;
  const isWithheld =
    details !== undefined && !maySeeMedicalChanges(actor) && isMedical(row.entity, [details.before, details.after]);
  const children = row.children.map((child) => child.id);
  if (details && !isWithheld) audit(scope, { action: 'read audit entry', entity: 'audit', ids: [id], children });
  const language = await languageOfReader(scope);
  const changes =
    row.details === 'none' ? [] : details && !isWithheld ? changesOf(details.before, details.after) : null;
  const named = changes?.map((change) => ({ ...change, named: sayField(language, change.field) })) ?? null;
  return { ...toWire(row, language), changes: named, isWithheld };
}

export async function choices(scope: Scope) {
  const [staff, guardians, children] = await Promise.all([
    scope.all(rows.staffOfLog()),
    scope.all(rows.guardiansOfLog()),
    scope.all(rows.childrenOfLog()),
  ]);
  return { staff, guardians, children };
}

/** Writes down that some of the log was taken away. */
export function noteExport(scope: Scope, { from, to, childId }: rows.Filter, format: TableFormat, count: number): void {
  const children = childId === null ? [] : [childId];
  audit(scope, { action: 'export', entity: 'audit', ids: [], children, after: { from, to, format, rows: count } });
}

export const languageOfReader = async (scope: Scope) => (await documentReader(scope)).language;

const toWire = ({ actorKind, actorId, actorName, children, ...row }: rows.EntryRow, language: Language): Entry => ({
  ...row,
  said: sayAction(language, row.action),
  named: sayEntity(language, row.entity),
  kind: kindOf(row.entity),
  actor: { kind: actorKind, id: actorId, name: actorName },
  children: [...children],
});
