import type { FastifyInstance } from 'fastify';
import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { CameraName } from '#server/kernel/cameras/cameras.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import type { Server } from '#server/server.ts';
import { markOnline } from './health-queries.ts';
import { endViewsWithoutAccess, unwatchable } from './view-queries.ts';

const EVERY_MS = 4000;
/** Changes that come close together are looked at together. */
const COALESCE_MS = 50;
const ONLINE_EVERY_MS = 30_000;

/** Ends the views whose viewers have no right to them any more. */
export async function endExpiredAccess(scope: Scope): Promise<void> {
  const { center } = await scope.opened;
  const ended = await scope.all(endViewsWithoutAccess(scope.now, dayAt(scope.now, center.zone)));
  if (ended.length === 0) return;
  audit(scope, { action: 'end camera views', entity: 'camera_view', ids: ended.map(({ id }) => id) });
  scope.touch('camera-views');
}

/**
 * Watches over the pictures that run in this process: at once when anything changes in their center, here or in another
 * process, and every few seconds. Views that lapsed are ended, and a picture that nobody may watch, such as under privacy.
 */
export function watchOverViews(app: FastifyInstance, server: Server): void {
  const waiting = new Map<number, NodeJS.Timeout>();
  let onlineAt = performance.now();

  const look = async (centerId: number, marksOnline: boolean) => {
    const pictures = server.cameras.pictures().filter((picture) => picture.centerId === centerId);
    const gone = await inCenter(server, { centerId }, async (scope) => {
      await endExpiredAccess(scope);
      const live = pictures.filter((picture) => server.cameras.stateOf(picture).state === 'live');
      if (marksOnline && live.length > 0) await scope.count(markOnline(live.map(idOf), scope.now));
      return scope.all(unwatchable(pictures.map(idOf)));
    });
    for (const { cameraId } of gone) server.cameras.end({ centerId, cameraId });
  };
  const lookSafely = (centerId: number, marksOnline: boolean) =>
    look(centerId, marksOnline).catch((error: Error) =>
      server.log.warn({ err: error }, 'camera views not looked over'),
    );
  const centers = () => new Set(server.cameras.pictures().map(({ centerId }) => centerId));

  const unsubscribe = server.live.subscribe(({ centerId }) => {
    if (waiting.has(centerId) || !centers().has(centerId)) return;
    const later = () => {
      waiting.delete(centerId);
      void lookSafely(centerId, false);
    };
    waiting.set(centerId, setTimeout(later, COALESCE_MS));
  });
  const timer = setInterval(() => {
    const marksOnline = performance.now() - onlineAt >= ONLINE_EVERY_MS;
    if (marksOnline) onlineAt = performance.now();
    for (const centerId of centers()) void lookSafely(centerId, marksOnline);
  }, EVERY_MS);
  app.addHook('preClose', async () => {
    unsubscribe();
    clearInterval(timer);
    for (const one of waiting.values()) clearTimeout(one);
    await server.cameras.close();
  });
}

const idOf = ({ cameraId }: CameraName) => cameraId;
