import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { howBackupsAre } from '#server/kernel/backup/look.ts';
import { centers } from '#server/kernel/center/queries.ts';
import type { Server } from '#server/server.ts';
import { setFirstStepsDismissed, startOfCenter } from './queries.ts';
import { stepsOf } from './rules.ts';

/** What a new center still has to do (dashboard-9). */
export async function firstSteps(server: Server, scope: Scope) {
  const [row, transport, backup] = await Promise.all([
    scope.one(startOfCenter(scope.now)),
    server.mailServers.of(scope),
    ownBackups(server),
  ]);
  return { isDismissed: row.isDismissed, steps: stepsOf({ ...row, hasMail: transport !== null, backup }) };
}

/** Null: the center shares the installation, whose backups are its operator's. */
async function ownBackups(server: Server) {
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  if (all.length > 1) return null;
  const { lastGood, hasRecoveryKey, isOnSameDisk } = await howBackupsAre(server.config);
  return { isMade: lastGood !== null, hasRecoveryKey, isOnSameDisk };
}

/** Puts it away for all who manage the center, or brings it back. */
export async function dismissFirstSteps(server: Server, scope: Scope, isDismissed: boolean) {
  const changed = await scope.count(setFirstStepsDismissed(isDismissed ? scope.now : null));
  if (changed > 0) {
    const { center } = await scope.opened;
    audit(scope, {
      action: isDismissed ? 'put the first steps away' : 'bring the first steps back',
      entity: 'center',
      ids: [center.id],
    });
    scope.touch('center');
  }
  return firstSteps(server, scope);
}
