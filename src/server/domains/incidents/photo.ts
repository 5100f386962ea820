import type { Scope } from '#server/db/scope.ts';
import { notFound } from '#server/kernel/http-error.ts';
import type { Picture } from '#server/kernel/uploads/keys.ts';
import { noSuchIncident } from './family.ts';
import { incidentPhoto } from './queries.ts';

/** An incident's photo, for who may see the incident: of others row security knows none. */
export async function photoOf(scope: Scope, id: number): Promise<Picture> {
  const found = await scope.maybe(incidentPhoto(id));
  if (!found) throw noSuchIncident();
  if (found.photoPath === null) throw notFound('This incident has no photo');
  return { name: 'incident', path: found.photoPath, width: 960 };
}
