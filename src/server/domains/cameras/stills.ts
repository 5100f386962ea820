import type { CameraKey } from '../../cameras/cameras.ts';
import type { Scope } from '../../db/scope.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { askedBy } from './asked.ts';
import { barred } from './barriers.ts';
import { metCamera } from './view-queries.ts';

/** A camera of which staff may see a still now: not while privacy is on. */
export async function metForStill(scope: Scope, cameraId: number): Promise<CameraKey> {
  const met = orRefuse(
    await scope.maybe(metCamera(cameraId, await askedBy(scope))),
    notFound('This camera was not found'),
  );
  if (met.barrier) throw barred(met.barrier);
  return { centerId: (await scope.opened).center.id, cameraId, version: met.sourceVersion };
}
