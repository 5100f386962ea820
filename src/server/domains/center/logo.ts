import { buffer } from 'node:stream/consumers';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import type { FileStore } from '../../files/store.ts';
import { invalid, notFound, refuseStale } from '../../refusal.ts';
import { claimUpload, releaseUpload } from '../uploads/commands.ts';
import { keyOf } from '../uploads/keys.ts';
import { type LogoRow, lockCenter, logo, updateCenter } from './settings-queries.ts';

/** Logos are small wherever they stand. */
const WIDTH = 320;

/** The logo as screens show it: its address, which changes with the picture, and its size in pixels; null where there is none. */
export const shownLogo = ({ path, width, height }: LogoRow) =>
  path === null || width === null || height === null
    ? null
    : { url: `/api/center/logo?v=${path.slice(9, 17)}`, width, height };

export async function logoSettings(scope: Scope) {
  const row = await scope.one(logo());
  return { logo: shownLogo(row), version: row.version };
}

/**
 * Gives the center the logo of an upload that nothing else uses, or none (null); the bytes of the one before follow with
 * the next sweep. Refuses another version than the stored one, and at `filePath` what is no uploaded picture.
 */
export async function changeLogo(
  scope: Scope,
  { filePath, version }: { filePath: string | null; version?: number | undefined },
) {
  scope.later(lockCenter());
  const before = await scope.one(logo());
  refuseStale(before, version);
  const taken = filePath === null ? null : await claimUpload(scope, filePath, 'image');
  if (filePath !== null && !taken) throw invalid({ filePath: 'Upload the picture first' });
  if (before.path !== null) await releaseUpload(scope, before.path);
  const changes = {
    logoPath: taken?.path ?? null,
    logoWidth: taken?.width ?? null,
    logoHeight: taken?.height ?? null,
  };
  await scope.count(updateCenter(changes, 'logoVersion'));
  const { center } = await scope.opened;
  const action = filePath === null ? 'remove center logo' : 'change center logo';
  audit(scope, { action, entity: 'center', ids: [center.id] });
  scope.touch('center');
  return logoSettings(scope);
}

/** Where the logo's bytes lie. */
export async function logoKey(scope: Scope, extension: 'webp' | 'jpg'): Promise<string> {
  const { path } = await scope.one(logo());
  if (path === null) throw notFound('This center has no logo');
  return keyOf((await scope.opened).center.id, path, `${WIDTH}.${extension}`);
}

/** The logo as documents print it; null where there is none, or its file is missing: the document is made without it. */
export async function printedLogo(files: FileStore, scope: Scope): Promise<Buffer | null> {
  const { path } = await scope.one(logo());
  if (path === null) return null;
  const key = keyOf((await scope.opened).center.id, path, `${WIDTH}.jpg`);
  if ((await files.size(key)) === null) return null;
  return buffer(await files.read(key));
}
