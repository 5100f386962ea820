import { readFile, rm } from 'node:fs/promises';
import { inCenter, outsideCenters, type Transactions } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { lockCenter } from '#server/domains/center/settings-queries.ts';
import { centers } from '#server/kernel/center/queries.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { absent } from '#server/kernel/disk/absent.ts';
import { domains } from '#server/kernel/domain.ts';
import type { Routine } from '#server/kernel/jobs/tasks.ts';
import { erasuresDue, furthest, notedErasures, noteErasure } from '#server/kernel/retention/erasures.ts';
import type { FirstDays, Step } from '#server/kernel/retention/retention.ts';
import type { Server } from '#server/server.ts';
import { lockRetention, noteLook, periods } from './queries.ts';
import { firstDaysKept, heldSince, isWaiting } from './rules.ts';

/**
 * Removes for good what is past the center's retention periods, and says in the audit log what it was
 * (docs/decisions/0025-what-retention-removes.md). Each step goes in transactions of a bounded size.
 */
export const endRetention: Routine['run'] = async ({ server, centerId }) => {
  await inCenter(server, { centerId }, look);
  const kept = await inCenter(server, { centerId }, daysKept);
  if (kept) await noteErasure(server.config, { at: server.clock.now().toISOString(), centerId, kept });
  for (const step of steps()) while ((await inCenter(server, { centerId }, (scope) => take(scope, step))) > 0);
};

/** A change of the periods that waits meanwhile is noted after it, and not lost. */
async function look(scope: Scope): Promise<void> {
  await scope.count(lockCenter());
  const heldAt = heldSince(scope.now, await scope.one(periods()));
  await scope.count(noteLook(scope.now, heldAt));
}

/** Asks each time, as the Director may have changed the periods meanwhile. */
async function take(scope: Scope, step: Step): Promise<number> {
  await scope.count(lockRetention());
  const kept = await daysKept(scope);
  return kept ? step(scope, kept, (await scope.opened).center.zone) : 0;
}

/** The first days that are still within each period; null while removal waits. */
async function daysKept(scope: Scope): Promise<FirstDays | null> {
  const { zone } = (await scope.opened).center;
  const now = await scope.one(periods());
  return isWaiting(scope.now, now.heldAt) ? null : firstDaysKept(dayAt(scope.now, zone), now);
}

/**
 * In an installation that was restored: removes again what was removed since the backup, before anything is served (retention-3). Cut
 * off, the next start goes on.
 */
export async function eraseAnew(server: Pick<Server, 'config' | keyof Transactions>): Promise<void> {
  const madeAt = await readFile(erasuresDue(server.config), 'utf8').catch(absent);
  if (madeAt === undefined) return;
  const since = (await notedErasures(server.config)).filter(({ at }) => Date.parse(at) >= Date.parse(madeAt));
  const days = furthest(since);
  for (const { centerId } of await outsideCenters(server, (scope) => scope.all(centers()))) {
    const kept = days.get(centerId);
    if (!kept) continue;
    const again = async (scope: Scope, step: Step) => {
      await scope.count(lockRetention());
      return step(scope, kept, (await scope.opened).center.zone);
    };
    for (const step of steps()) while ((await inCenter(server, { centerId }, (scope) => again(scope, step))) > 0);
  }
  await rm(erasuresDue(server.config));
}

/** Every domain's records, then what is left of people. */
const steps = (): Step[] => {
  const all = domains().flatMap(({ retention }) => retention ?? []);
  return [...all.flatMap(({ records = [] }) => records), ...all.flatMap(({ people = [] }) => people)];
};
