import type { Scope } from '#server/db/scope.ts';
import { formEntries } from '#server/domains/forms/queries.ts';

/** Of some forms the published ones that are still used. */
export async function sendable(scope: Scope, formIds: readonly number[]): Promise<number[]> {
  if (formIds.length === 0) return [];
  const known = new Map((await scope.all(formEntries())).map((form) => [form.id, form]));
  return formIds.filter((id) => {
    const form = known.get(id);
    return form !== undefined && form.published !== null && form.retiredAt === null;
  });
}
