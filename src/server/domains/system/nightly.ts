import { inCenter, outsideCenters } from '#server/db/open-scope.ts';
import { mailManagers } from '#server/domains/mail/queries.ts';
import { afterFailure, isDrillDue, isDue, isToBeTold, nightOf } from '#server/kernel/backup/rules.ts';
import { type BackupState, backupState, noteAsked, noteBackups } from '#server/kernel/backup/state.ts';
import { centers } from '#server/kernel/center/queries.ts';
import type { Task } from '#server/kernel/jobs/tasks.ts';
import type { Server } from '#server/server.ts';
import { sendBackupsFail } from './letters.ts';

/**
 * Makes the night's backup once it is night at the first center, restores one a week for a look, and removes those that have had their
 * time (backups-5, backups-6). Called every hour, so that a machine that slept makes up for it.
 */
export async function backUpNightly(server: Server): Promise<void> {
  const { config, clock } = server;
  const all = await outsideCenters(server, (scope) => scope.all(centers()));
  const first = all.find(({ isDemo }) => !isDemo);
  if (config.demo || !first) return;
  const before = await backupState(config.dataDir);
  const night = nightOf(clock.now(), first.timeZone);
  if (!isDue(night, before)) return;
  const after = await backUp(server, before, night);
  await noteBackups(config.dataDir, after);
  if (!after.fault) await server.backups.clearFormer();
  // Also where none could be made for want of room; never in favor of one that did not come back.
  if (!after.lastDrill?.fault)
    await server.backups
      .clear(first.timeZone)
      .catch((error: unknown) => server.log.error({ err: error }, 'old backups were not removed'));
  if (after.failed && isToBeTold(after) && all.length === 1)
    await tellManagers(server, first.centerId, after.failed.nights);
}

/** The backup that somebody asked for. One that fails is said, and not tried again by itself. */
export const backUpAsked: Task = async ({ server }) => {
  const { config, clock } = server;
  await noteAsked(config.dataDir, clock.now());
  const outcome = await server.backups.make().then(
    ({ place, manifest, size }) => ({ lastGood: { place, madeAt: manifest.madeAt, size }, failed: null, fault: null }),
    (error: unknown) => {
      server.log.error({ err: error }, 'the backup failed');
      return { fault: error instanceof Error ? error.message : String(error) };
    },
  );
  await noteBackups(config.dataDir, { ...(await backupState(config.dataDir)), ...outcome, asked: null });
};

/** One try; what is noted after it. */
async function backUp(server: Server, before: BackupState, night: string): Promise<BackupState> {
  let state = before;
  try {
    const { place, manifest, size } = await server.backups.make();
    state = { ...state, lastGood: { place, madeAt: manifest.madeAt, size } };
    const lastDrill = before.lastDrill && new Date(before.lastDrill.at);
    const isDrillWanted = before.lastDrill?.fault || isDrillDue(server.clock.now(), lastDrill);
    if (isDrillWanted && server.backups.canRehearse) state = { ...state, lastDrill: await drill(server, place) };
    if (state.lastDrill?.fault) throw new Error(state.lastDrill.fault);
    return { ...state, done: night, failed: null, asked: null, fault: null };
  } catch (error) {
    server.log.error({ err: error }, 'the backup failed');
    const fault = error instanceof Error ? error.message : String(error);
    return { ...state, ...afterFailure(night, state), fault };
  }
}

async function drill(server: Server, place: string): Promise<BackupState['lastDrill']> {
  const at = server.clock.now().toISOString();
  try {
    const { centers: verified } = await server.backups.rehearse(place);
    const faults = verified.reduce((sum, one) => sum + one.faults.length, 0);
    return { place, at, fault: faults > 0 ? `${faults} records are not as they were sealed` : null };
  } catch (error) {
    return { place, at, fault: error instanceof Error ? error.message : String(error) };
  }
}

const tellManagers = (server: Server, centerId: number, nights: number): Promise<void> =>
  inCenter(server, { centerId }, async (scope) => {
    for (const manager of await scope.all(mailManagers())) await sendBackupsFail(server, scope, manager, nights);
  });
