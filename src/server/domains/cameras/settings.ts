import type { PARENT_VIEWING } from '#contract/cameras.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { refuseStale } from '#server/kernel/http-error.ts';
import { lockSettings, settings, updateSettings } from './queries.ts';

interface Change {
  readonly parentViewing: (typeof PARENT_VIEWING)[number];
  readonly version?: number | undefined;
}

/** Says which cameras parents may watch, and when (cameras-6). */
export async function changeSettings(scope: Scope, { parentViewing, version }: Change) {
  scope.later(lockSettings());
  const before = await scope.one(settings());
  refuseStale(before, version);
  await scope.count(updateSettings(parentViewing));
  const { center } = await scope.opened;
  audit(scope, {
    action: 'change who may watch cameras',
    entity: 'center',
    ids: [center.id],
    before: { parentViewing: before.parentViewing },
    after: { parentViewing },
  });
  scope.touch('cameras');
  return scope.one(settings());
}
