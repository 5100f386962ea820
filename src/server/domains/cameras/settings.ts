import type { PARENT_VIEWING } from '../../../contract/cameras.ts';
import { audit } from '../../audit/audit.ts';
import type { Scope } from '../../db/scope.ts';
import { refuseStale } from '../../refusal.ts';
import { lockSettings, settings, updateSettings } from './queries.ts';

interface Change {
  readonly parentViewing: (typeof PARENT_VIEWING)[number];
  readonly version?: number | undefined;
}

/** Says which cameras parents may watch, and when (DECISIONS row 37). */
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
