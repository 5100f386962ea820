import { can } from '../../access/actor.ts';
import type { Scope } from '../../db/scope.ts';
import { pastWindow } from '../../http/window.ts';
import { type LogQuery, viewLog } from './view-queries.ts';

type Wanted = { [K in keyof Omit<LogQuery, 'ofRoomOf'>]?: LogQuery[K] | undefined };

/** Who watched which camera: all of it to who manages cameras, to others that of their own room. */
export async function viewsOf(scope: Scope, wanted: Wanted) {
  const { actor } = await scope.opened;
  const window = await pastWindow(scope, wanted, { days: 30, limit: 500 });
  const ofRoomOf = actor.kind === 'staff' && !can(actor, 'cameras.manage') ? actor.id : null;
  return scope.all(viewLog({ ...window, cameraId: wanted.cameraId, guardianId: wanted.guardianId, ofRoomOf }));
}
