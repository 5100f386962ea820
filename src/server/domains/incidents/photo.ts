import type { Scope } from '#server/db/scope.ts';
import { notFound } from '#server/kernel/http-error.ts';
import { keyOf } from '#server/kernel/uploads/keys.ts';
import { noSuchIncident } from './family.ts';
import { incidentPhoto } from './queries.ts';

/** Where a variant of an incident's photo lies, for who may see the incident: of others row security knows none. */
export async function photoKey(scope: Scope, id: number, variant: string): Promise<string> {
  const found = await scope.maybe(incidentPhoto(id));
  if (!found) throw noSuchIncident();
  if (found.photoPath === null) throw notFound('This incident has no photo');
  return keyOf((await scope.opened).center.id, found.photoPath, variant);
}
