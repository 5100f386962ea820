import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { shownLogo } from '#server/kernel/center/logo.ts';
import { logo } from '#server/kernel/center/queries.ts';
import { invalid, refuseStale } from '#server/kernel/http-error.ts';
import { claimUpload, releaseUpload } from '#server/kernel/uploads/commands.ts';
import { lockCenter, updateCenter } from './settings-queries.ts';

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
