import type { Scope } from '#server/db/scope.ts';
import { pastRange } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { maySeeEveryView } from './access.ts';
import { type LogQuery, viewLog } from './view-queries.ts';

type Wanted = { [K in keyof Omit<LogQuery, 'ofRoomOf'>]?: LogQuery[K] | undefined };

/** Who watched which camera: all of it to who manages cameras, to others that of their own room. */
export async function viewsOf(scope: Scope, wanted: Wanted) {
  const { actor } = await scope.opened;
  const range = await pastRange(scope, wanted, { days: 30, limit: 500 });
  const ofRoomOf = maySeeEveryView(actor) ? null : staffIdOf(actor);
  return scope.all(viewLog({ ...range, cameraId: wanted.cameraId, guardianId: wanted.guardianId, ofRoomOf }));
}
