import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { forEachAtOnce } from '#server/kernel/jobs/at-once.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { endExpiredAccess } from './access-expiry.ts';
import { camerasToLookAt, hideUnaddressed, updateHealth, type WatchedOver } from './health-queries.ts';
import { judge, type Verdict } from './health-rules.ts';
import { sourceOfCamera } from './source.ts';

/** A camera seen within this time need not be asked: its picture runs. */
const SEEN_MS = 45_000;
const AT_ONCE = 8;

/** Each minute: sees which cameras are there, and ends views that nobody has a right to any more. */
export const lookAtCameras: Routine['run'] = async ({ server, centerId }) => {
  await inCenter(server, { centerId }, async (scope) => {
    await endExpiredAccess(scope);
    if ((await scope.count(hideUnaddressed())) > 0) scope.touch('cameras');
  });
  await look(server, centerId, null);
};

/** A camera that was added or changed, at once. */
export const lookAtAddedCamera: Task = async ({ server, centerId, input }) => {
  const { cameraId } = input as { cameraId: number };
  await look(server, centerId, cameraId);
};

/** Asks the center's cameras whether they are there; no transaction is open meanwhile. */
async function look(server: Server, centerId: number, only: number | null): Promise<void> {
  const cameras = await inCenter(server, { centerId }, (scope) => {
    const seenBefore = new Date(scope.now.getTime() - (only === null ? SEEN_MS : 0));
    return scope.all(camerasToLookAt(seenBefore, only));
  });
  await forEachAtOnce(cameras, AT_ONCE, (camera) => lookAt(server, centerId, camera));
}

async function lookAt(server: Server, centerId: number, camera: WatchedOver): Promise<void> {
  const problem = await server.cameras.look(sourceOfCamera(server, centerId, camera));
  await inCenter(server, { centerId }, async (scope) => {
    const { notification, ...health } = judge(camera, problem, scope.now);
    if ((await scope.count(updateHealth(camera.id, camera.sourceVersion, health))) === 0) return;
    if (health.isActive !== camera.isActive || health.problem !== camera.problem) scope.touch('cameras');
    if (notification) await tellStaff(scope, camera.id, notification);
  });
}

/** Whoever looks after the cameras learns that one stays away, and that it is back. */
async function tellStaff(scope: Scope, id: number, event: NonNullable<Verdict['notification']>): Promise<void> {
  const { center } = await scope.opened;
  await notify(scope, {
    kind: 'camera',
    event,
    recipients: { staffWith: ['cameras.manage'] },
    about: { id, date: dayAt(scope.now, center.zone) },
  });
}
