import type { Scope } from '#server/db/scope.ts';
import { isPerson } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { askedBy } from './asked.ts';
import { denied, viewOver } from './denials.ts';
import {
  endOtherViews,
  endView,
  insertView,
  lockFamilyViews,
  type MetCamera,
  metCamera,
  touchView,
  viewersOfFamily,
} from './view-queries.ts';

/** How long a view lasts (cameras-5). */
const VIEW_MINUTES = 30;
const VIEWERS_PER_FAMILY = 2;
/** Who hasn't asked for a picture for so long is away; others of the family may watch meanwhile. */
const AWAY_MS = 60_000;
/** `seen_at` is written no more often. */
const SEEN_MS = 10_000;

/** A view that holds now. */
export interface RunningView {
  readonly expiresAt: Date;
  /** Counts changes of where the camera is. */
  readonly sourceVersion: number;
  /** Who watches, to lie over the picture. */
  readonly watermark: string;
}

/** Begins to watch for 30 minutes; a view that runs goes on as it was. Refuses with what stands in the way. */
export async function beginView(scope: Scope, cameraId: number): Promise<RunningView> {
  const asked = await askedBy(scope);
  const { actor } = await scope.opened;
  if (actor.kind === 'parent') scope.later(lockFamilyViews());
  const met = await meet(scope, cameraId);
  if (met.denial) throw denied(met.denial);
  const running = isRunning(met, scope.now) ? met : null;
  if (actor.kind === 'parent') {
    if (!running && !met.isActive) throw denied('offline');
    if (isAway(met, scope.now) && (await isFamilyFull(scope))) throw denied('family-limit');
    await scope.count(endOtherViews(asked.sessionId, cameraId, scope.now));
  }
  if (running?.viewId) {
    await scope.count(touchView(running.viewId, scope.now));
    return runningView(scope, running);
  }
  if (met.viewId && met.ending === null) await scope.count(endView(met.viewId, met.expiresAt ?? scope.now, 'expired'));
  const view = {
    cameraId,
    roomId: met.roomId,
    sessionId: asked.sessionId,
    staffId: actor.kind === 'staff' ? actor.id : null,
    guardianId: actor.kind === 'parent' ? actor.id : null,
    startedAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + VIEW_MINUTES * 60_000),
    seenAt: scope.now,
  };
  if ((await scope.count(insertView(view))) > 0) {
    audit(scope, { action: 'watch camera', entity: 'camera', ids: [cameraId] });
    scope.touch('camera-views');
  }
  return runningView(scope, await meet(scope, cameraId));
}

/** The caller's view of a camera, asked again at every piece of picture; refuses with why there is none. */
export async function holdView(scope: Scope, cameraId: number): Promise<RunningView> {
  const met = await meet(scope, cameraId);
  if (met.viewId === null || met.ending !== null) throw viewOver(met.ending);
  if (met.denial) throw denied(met.denial);
  if (!isRunning(met, scope.now)) throw viewOver('expired');
  if (isAway(met, scope.now)) {
    const { actor } = await scope.opened;
    if (actor.kind === 'parent' && (await isFamilyFull(scope))) throw denied('family-limit');
  }
  if (isUnseenFor(met, scope.now, SEEN_MS)) scope.later(touchView(met.viewId, scope.now));
  return runningView(scope, met);
}

/** Stops watching; nothing to stop is fine. */
export async function stopView(scope: Scope, cameraId: number): Promise<void> {
  const met = await meet(scope, cameraId);
  if (met.viewId === null || met.ending !== null) return;
  const { ended, ending } = isRunning(met, scope.now)
    ? { ended: scope.now, ending: 'stopped' as const }
    : { ended: met.expiresAt ?? scope.now, ending: 'expired' as const };
  await scope.count(endView(met.viewId, ended, ending));
  audit(scope, { action: 'stop watching camera', entity: 'camera', ids: [cameraId] });
  scope.touch('camera-views');
}

/** Whether two others of the parent's family watch. */
export async function isFamilyFull(scope: Scope): Promise<boolean> {
  const { session } = await scope.opened;
  const { viewers } = await scope.one(viewersOfFamily(session?.id ?? 0, scope.now));
  return viewers >= VIEWERS_PER_FAMILY;
}

const meet = async (scope: Scope, cameraId: number): Promise<MetCamera> =>
  orRefuse(await scope.maybe(metCamera(cameraId, await askedBy(scope))), notFound('This camera was not found'));

const isRunning = ({ viewId, ending, expiresAt }: MetCamera, now: Date): boolean =>
  viewId !== null && ending === null && expiresAt !== null && expiresAt > now;

const isUnseenFor = ({ seenAt }: MetCamera, now: Date, ms: number) =>
  seenAt === null || now.getTime() - seenAt.getTime() >= ms;

/** Whoever begins anew counts as having been away. */
const isAway = (met: MetCamera, now: Date) => !isRunning(met, now) || isUnseenFor(met, now, AWAY_MS);

async function runningView(scope: Scope, { expiresAt, sourceVersion }: MetCamera): Promise<RunningView> {
  const { actor } = await scope.opened;
  const watermark = isPerson(actor) ? `${actor.firstName} ${actor.lastName}` : '';
  return { expiresAt: expiresAt ?? scope.now, sourceVersion, watermark };
}
