import { guardiansNotified } from '#server/domains/notifications/hooks.ts';
import { on } from '#server/kernel/hooks.ts';
import { markNotified } from './queries.ts';

/** The family was notified of a milestone; the first time stays. */
export const noteNotified = on(guardiansNotified, (scope, { kind, aboutId }) => {
  if (kind !== 'milestone') return;
  scope.later(markNotified(aboutId, scope.now));
  scope.touch('milestones');
});
