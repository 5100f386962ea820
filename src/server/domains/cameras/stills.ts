import type { Scope } from '#server/db/scope.ts';
import type { CameraKey } from '#server/kernel/cameras/cameras.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { askedBy } from './asked.ts';
import { denied } from './denials.ts';
import { metCamera } from './view-queries.ts';

/** A camera of which staff may see a still now: not while privacy is on. */
export async function metForStill(scope: Scope, cameraId: number): Promise<CameraKey> {
  const met = orRefuse(
    await scope.maybe(metCamera(cameraId, await askedBy(scope))),
    notFound('This camera was not found'),
  );
  if (met.denial) throw denied(met.denial);
  return { centerId: (await scope.opened).center.id, cameraId, version: met.sourceVersion };
}
