import { AUDIT_KIND_NAMES, AUDIT_KINDS, type AuditKind } from '#contract/audit-kinds.ts';

/** The kind that an entity of the log counts as; null: none names it. */
export function kindOf(entity: string): AuditKind | null {
  return AUDIT_KIND_NAMES.find((kind) => (AUDIT_KINDS[kind] as readonly string[]).includes(entity)) ?? null;
}

/** Whether an entry's details are medical: they tell of medicines, doses or immunizations. */
export const isMedical = (entity: string, details: readonly unknown[]): boolean =>
  kindOf(entity) === 'medications' || (entity === 'activity' && JSON.stringify(details).includes('"medicationId":'));

export interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
/** No more of one entry is shown. */
const MOST_CHANGES = 500;

/** What an entry says of before and after, a field a line; a field that stayed as it was is left out where both are told. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const was = flat(before);
  const is = flat(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => change.before !== change.after)
    .slice(0, MOST_CHANGES);
}

/** Values by their names; a row among several has its place before it. */
function flat(value: unknown, path: readonly string[] = [], into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return into;
  if (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null)) {
    for (const [i, item] of value.entries()) flat(item, value.length > 1 ? [...path, String(i + 1)] : path, into);
    return into;
  }
  if (typeof value === 'object' && !Array.isArray(value)) {
    for (const [name, item] of Object.entries(value)) flat(item, [...path, name], into);
    return into;
  }
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  if (text !== '') into.set(path.join(' '), text);
  return into;
}
