import type { Scope } from '#server/db/scope.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Server } from '#server/server.ts';
import { asFamilyCamera, asStaffCamera, audienceOf, type Reading, streamUrl } from './answers.ts';
import { askedBy } from './asked.ts';
import { DENIALS } from './denials.ts';
import { languageOfActor } from './language.ts';
import { PROBLEMS } from './problems.ts';
import { familyCameras, staffCamera, staffCameras } from './queries.ts';
import { isFamilyFull, type RunningView } from './views.ts';

/** The cameras as whoever asks is told of them. */
export async function listOf(server: Server, scope: Scope) {
  const [asked, reading] = await Promise.all([askedBy(scope), readingOf(server, scope)]);
  if (reading.audience === 'staff')
    return (await scope.all(staffCameras(asked))).map((row) => asStaffCamera(row, reading));
  return (await scope.all(familyCameras(asked))).map((row) => asFamilyCamera(row, reading));
}

/** One camera as staff are told of it. */
export async function oneForStaff(server: Server, scope: Scope, id: number) {
  const [asked, reading] = await Promise.all([askedBy(scope), readingOf(server, scope)]);
  return asStaffCamera(await scope.one(staffCamera(id, asked)), reading);
}

/** A view as its viewer is told of it, with how the picture is doing. */
export async function asView(server: Server, scope: Scope, cameraId: number, { expiresAt, watermark }: RunningView) {
  const { actor, center } = await scope.opened;
  const { state, problem } = server.cameras.stateOf({ centerId: center.id, cameraId });
  return {
    expiresAt,
    watermark,
    streamUrl: streamUrl(cameraId, audienceOf(actor)),
    state,
    problem,
    message: problem && translate(await languageOfActor(scope), PROBLEMS[problem].message),
  };
}

/** Whether pictures can be shown at all. */
export async function gatewayFor(server: Server, scope: Scope) {
  const isAvailable = await server.cameras.isAvailable();
  const { actor } = await scope.opened;
  const text = actor.kind === 'parent' ? DENIALS['gateway-unavailable'] : PROBLEMS['gateway-unavailable'].message;
  const message = isAvailable ? null : translate(await languageOfActor(scope), text);
  return { isAvailable, message };
}

async function readingOf(server: Server, scope: Scope): Promise<Reading> {
  const { actor } = await scope.opened;
  const audience = audienceOf(actor);
  return {
    audience,
    language: await languageOfActor(scope),
    hasGateway: await server.cameras.isAvailable(),
    isFamilyFull: audience === 'parent' && (await isFamilyFull(scope)),
  };
}
