import { randomUUID } from 'node:crypto';
import type { Scope } from '#server/db/scope.ts';
import { endForgotten, lockStaffMember } from '#server/domains/staff/duty-queries.ts';
import { dutyCorrected, dutySwitched, type Switched } from '#server/domains/staff/hooks.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { on } from '#server/kernel/hooks.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { applyNewest } from './apply.ts';
import { aroundOf } from './around.ts';
import { insertPunches, knownPunches, latestOf, type NewPunch } from './queries.ts';
import { rebuildAround } from './rebuild.ts';
import { agrees, FORGOTTEN_MS, fixedAt } from './rules.ts';
import type { Said } from './said.ts';

/** Sent so much later than it was, a punch came late. */
const LATE_MS = 60_000;

/**
 * Keeps what somebody says, once, and has their duties follow: at once where it is the newest that is known of them, else by reading
 * all that they said around that moment again. Who may say it, and for whom, is asked before.
 */
export async function recordPunch(scope: Scope, said: Said): Promise<void> {
  const { staffId, uuid } = said;
  scope.later(lockStaffMember(staffId));
  if (await scope.maybe(knownPunches([uuid]))) return;
  await endForgottenOf(scope, staffId);
  const [latest, around] = await Promise.all([scope.one(latestOf(staffId)), aroundOf(scope, staffId, said.at)]);
  const isNewest = latest.at === null || said.at >= latest.at;
  const about = fixedAt(around.fixed, said);
  const isFixed = about !== undefined && !(isNewest && about.until === null);
  const by = staffIdOf((await scope.opened).actor);
  const punch = { ...said, receivedAt: scope.now, recordedBy: by, isSetAside: false };
  if (isFixed) {
    await keep(scope, { ...punch, dutyId: about.id, isSetAside: about.correctedAt !== null && !agrees(about, said) });
  } else if (isNewest) {
    await keep(scope, { ...punch, dutyId: await applyNewest(scope, said, by) });
  } else {
    const dutyId = await rebuildAround(scope, said, around, by);
    await keep(scope, { ...punch, dutyId });
  }
  // What was signed of these hours meanwhile is not what they are any more.
  if (!isFixed && scope.now.getTime() - said.at.getTime() > LATE_MS) {
    // It stands beside their hours, as a reason that somebody wrote does.
    const reason = translate(await languageOf(scope, 'staff', staffId), 'A punch was sent later');
    await dutyCorrected.tell(scope, { staffId, from: around.since, to: said.at, reason });
  }
  // What came so late that nobody can be on duty since is a forgotten switch.
  if (scope.now.getTime() - said.at.getTime() >= FORGOTTEN_MS) await endForgottenOf(scope, staffId);
  scope.touch('staff');
}

async function keep(scope: Scope, punch: NewPunch): Promise<void> {
  const [kept] = await scope.all(insertPunches([punch]));
  if (!kept) return;
  const { kind, at, source, staffId, clockOffSeconds, isSetAside } = punch;
  audit(scope, {
    action: 'clock',
    entity: 'punch',
    ids: [kept.id],
    after: { staffId, kind, at, source, clockOffSeconds, ...(isSetAside && { isSetAside }) },
  });
}

async function endForgottenOf(scope: Scope, staffId: number): Promise<void> {
  for (const { startedAt, endedAt } of await scope.all(endForgotten([staffId], scope.now)))
    audit(scope, { action: 'end forgotten duty', entity: 'staff', ids: [staffId], after: { startedAt, endedAt } });
}

/** A switch of duty, and a break that is said on a screen, are punches as well: there is one record of when somebody worked. */
export const punchesFollowSwitches = on(dutySwitched, async (scope, switched) => {
  if (switched.length === 0) return;
  const by = staffIdOf((await scope.opened).actor);
  await scope.count(insertPunches(switched.map((one) => switchedPunch(one, by, scope.now))));
});

const switchedPunch = ({ staffId, dutyId, kind, roomId }: Switched, by: number | null, now: Date): NewPunch => ({
  staffId,
  uuid: randomUUID(),
  kind,
  at: now,
  source: by === staffId ? 'own' : 'office',
  kioskId: null,
  roomId,
  receivedAt: now,
  clockOffSeconds: null,
  recordedBy: by,
  dutyId,
  isSetAside: false,
});
