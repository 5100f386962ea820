import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type Described, type Misread, movedTo, type Parsed, parseAddress } from '#server/kernel/cameras/address.ts';
import { invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { enqueue } from '#server/kernel/jobs/outbox.ts';
import { type Recipient, refuseOtherRecipient } from '#server/kernel/secrets/kept.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';
import {
  type CameraChanges,
  insertCamera,
  isRoom,
  lockCamera,
  removeCamera,
  type StoredCamera,
  sealCamera,
  storedCamera,
  updateCamera,
} from './queries.ts';
import { sealed, separated, unsealed, type Whereabouts } from './secrets.ts';
import { endViewsOfCamera } from './view-queries.ts';

/** The port of the data model (cameras-1). */
const DEFAULT_PORT = 8080;

/** What a form says of where a camera is. */
export interface SourceForm {
  readonly ipAddress?: string | null | undefined;
  readonly port?: number | null | undefined;
  readonly streamUrl?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly password?: string | null | undefined;
}
export interface NewCamera extends SourceForm {
  readonly name: string;
  readonly location: string;
  readonly roomId?: number | null | undefined;
}

type Saving = Pick<Server, 'vault' | 'cameras'>;

/** Adds a camera; whether it answers is found out by the next look at it. Answers its id. */
export async function addCamera({ vault, cameras }: Saving, scope: Scope, input: NewCamera): Promise<number> {
  refuseOutOfReach(cameras, input);
  const port = input.port === undefined ? DEFAULT_PORT : input.port;
  const whereabouts = readSource({ ...input, port });
  await refuseUnknownRoom(scope, input.roomId);
  const { actor } = await scope.opened;
  const { name, location, roomId = null } = input;
  const row = { name, location, roomId, port, createdAt: scope.now, createdBy: staffIdOf(actor) };
  const { id } = await scope.one(insertCamera(row));
  await scope.count(sealCamera(id, sealed(vault, id, whereabouts)));
  audit(scope, { action: 'add camera', entity: 'camera', ids: [id], after: { name, location, roomId } });
  enqueue(scope, 'look-at-camera', { cameraId: id });
  scope.touch('cameras');
  return id;
}

export interface ChangedCamera extends SourceForm {
  readonly name?: string | undefined;
  readonly location?: string | undefined;
  readonly roomId?: number | null | undefined;
  readonly version?: number | undefined;
}

/** Changes a camera. Empty address, username and password keep what is stored; null takes username and password away. */
export async function changeCamera(
  { vault, cameras }: Saving,
  scope: Scope,
  id: number,
  { version, ...sent }: ChangedCamera,
) {
  refuseOutOfReach(cameras, sent);
  const before = await existing(scope, id);
  refuseStale(before, version);
  await refuseUnknownRoom(scope, sent.roomId === before.roomId ? null : sent.roomId);
  const source = sourceChanges(vault, before, sent);
  const changes: CameraChanges = {
    ...(sent.name !== undefined && { name: sent.name }),
    ...(sent.location !== undefined && { location: sent.location }),
    ...(sent.roomId !== undefined && { roomId: sent.roomId }),
    ...source,
  };
  await scope.count(updateCamera(id, changes, Object.keys(source).length > 0));
  audit(scope, {
    action: 'change camera',
    entity: 'camera',
    ids: [id],
    before: toldOf(before),
    after: { ...toldOf({ ...before, ...changes }), isAnotherSource: Object.keys(source).length > 0 },
  });
  if (Object.keys(source).length > 0) enqueue(scope, 'look-at-camera', { cameraId: id });
  scope.touch('cameras');
}

/** Deletes a camera: its views end, its address and password are erased; who watched it stays in the log. */
export async function deleteCamera(scope: Scope, id: number): Promise<void> {
  const before = await existing(scope, id);
  const { actor } = await scope.opened;
  await scope.count(endViewsOfCamera(id, scope.now));
  await scope.count(removeCamera(id, scope.now, staffIdOf(actor)));
  audit(scope, { action: 'delete camera', entity: 'camera', ids: [id], before: toldOf(before) });
  scope.touch('cameras');
}

/** The camera, held until the end of the transaction; refuses with 404. */
async function existing(scope: Scope, id: number): Promise<StoredCamera> {
  scope.later(lockCamera(id));
  return orRefuse(await scope.maybe(storedCamera(id)), notFound('This camera was not found'));
}

/** Without address and sign-in: those are in no log. */
const toldOf = ({ name, location, roomId }: Pick<StoredCamera, 'name' | 'location' | 'roomId'>) => ({
  name,
  location,
  roomId,
});

async function refuseUnknownRoom(scope: Scope, roomId: number | null | undefined): Promise<void> {
  if (roomId && (await scope.count(isRoom(roomId))) === 0) throw invalid({ roomId: 'There is no such room' });
}

type Stored = Whereabouts & { readonly port: number | null };

/**
 * What a stored camera becomes by a form in which empty keeps what is there. What is kept of the sign-in, and of a stream
 * address with a query, goes to no other host or port (422 by its field).
 */
export function mergedSource(stored: Stored, sent: SourceForm): Whereabouts & { readonly port: number | null } {
  const { ipAddress, streamUrl } = sent;
  const port = sent.port === undefined ? stored.port : sent.port;
  const typed = parsed({ ipAddress: ipAddress ?? '', streamUrl: streamUrl ?? '', port })?.credentials;
  const signIn = (now: string | null, then: string | null | undefined) => (then === null ? null : then || now);
  const wanted = {
    ipAddress: ipAddress || stored.ipAddress,
    port,
    streamUrl: streamUrl || (ipAddress ? movedTo(stored.streamUrl, ipAddress) : stored.streamUrl),
    username: signIn(stored.username, sent.username || (typed ? typed.username : sent.username)),
    password: signIn(stored.password, sent.password || (typed ? typed.password : sent.password)),
  };
  const source = readSource(wanted);
  const keepsPassword = stored.password !== null && !sent.password && !typed?.password && sent.password !== null;
  const keepsQuery = !streamUrl && stored.streamUrl.includes('?');
  const kept = [...(keepsPassword ? ['password'] : []), ...(keepsQuery ? ['streamUrl'] : [])];
  refuseOtherRecipient(recipientOf(stored), recipientOf({ ...source, port }), kept);
  return { ...source, port };
}

function sourceChanges(vault: Vault, before: StoredCamera, sent: SourceForm): CameraChanges {
  const stored = { ...unsealed(vault, before.id, before), port: before.port };
  const wanted = mergedSource(stored, sent);
  const parts = Object.keys(wanted) as (keyof typeof wanted)[];
  if (parts.every((part) => wanted[part] === stored[part])) return {};
  const { port, ...whereabouts } = wanted;
  return { port, ...sealed(vault, before.id, whereabouts) };
}

/** Whom a camera's address names; null: nobody yet. */
function recipientOf(form: Described): Recipient | null {
  const address = parsed(form)?.address;
  return address
    ? { host: address.host, port: address.port, isEncrypted: ['rtsps', 'https'].includes(address.protocol) }
    : null;
}

/** null: what cannot be read names nobody. */
function parsed(form: Described): Parsed | null {
  const read = parseAddress(form);
  return typeof read === 'string' ? null : read;
}

/** Reads a form's whereabouts; refuses with 422 what no camera can have. */
export function readSource(form: SourceForm & { readonly port: number | null }): Whereabouts {
  const { ipAddress, streamUrl, username, password, port } = form;
  const described = { ipAddress: ipAddress ?? '', streamUrl: streamUrl ?? '', port };
  const parsed = parseAddress(described);
  if (typeof parsed === 'string') throw invalid({ [parsed]: MISREAD[parsed] });
  return separated({ ...described, username: username ?? null, password: password ?? null }, parsed.credentials);
}

/** Refuses, by the field that names it, a host that no camera can ever be reached at; what is stored already was looked at. */
function refuseOutOfReach(cameras: Server['cameras'], { ipAddress, streamUrl }: SourceForm): void {
  for (const [field, described] of [
    ['streamUrl', { ipAddress: '', port: null, streamUrl: streamUrl ?? '' }],
    ['ipAddress', { ipAddress: ipAddress ?? '', port: null, streamUrl: '' }],
  ] as const) {
    const parsed = parseAddress(described);
    const host = typeof parsed === 'string' ? undefined : parsed.address?.host;
    if (host !== undefined && cameras.isOutOfReach(host)) throw invalid({ [field]: OUT_OF_REACH });
  }
}
const OUT_OF_REACH = 'No camera can be reached at this address. Enter its address in the center’s network.';

const MISREAD: Readonly<Record<Misread, string>> = {
  ipAddress: 'Enter the camera’s address as a name or number, such as 192.168.1.20',
  streamUrl: 'The stream address must begin with rtsp://, rtsps://, http:// or https://',
};
