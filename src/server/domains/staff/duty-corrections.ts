import type { z } from 'zod';
import { type staff as contract, LONGEST_DUTY_DAYS, type NewDuty as NewDutyBody } from '#contract/staff.ts';
import type { Scope } from '#server/db/scope.ts';
import { refuseLong } from '#server/http/date-range.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays, dayAt, momentOf } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse, refuseStale } from '#server/kernel/http-error.ts';
import { withValues } from '#server/kernel/i18n/translate.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import { mayCorrectDuties, mayReadDuties } from './access.ts';
import { noSuchStaffMember } from './commands.ts';
import { endForgottenDuties } from './duties.ts';
import * as rows from './duty-queries.ts';
import { wrongTimes } from './duty-rules.ts';
import { dutyCorrected } from './hooks.ts';
import { activeStaffMember } from './queries.ts';

type Duty = z.input<(typeof contract)['GET /api/staff/:id/duties']['reply']>[number];
type NewDuty = z.output<typeof NewDutyBody>;
type Correction = Omit<NewDuty, 'endTime'> & { readonly endTime: string | null; readonly version?: number | undefined };
type Kind = rows.CorrectionRow['kind'];

/** The last four weeks, where nothing else is asked; of so many days forgotten duties are named. */
const USUAL_DAYS = 28;

/** Somebody's duties of some days, the newest first, with what was corrected of them (staff-11). */
export async function readDuties(
  scope: Scope,
  staffId: number,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<Duty[]> {
  await acting(scope, mayReadDuties(staffId));
  orRefuse(await scope.maybe(activeStaffMember(staffId, scope.now)), noSuchStaffMember());
  const to = asked.to ?? (await today(scope));
  const range = refuseLong({ from: asked.from ?? addDays(to, 1 - USUAL_DAYS), to }, LONGEST_DUTY_DAYS);
  return withCorrections(scope, await scope.all(rows.dutiesOf(staffId, range.from, range.to, scope.now)));
}

/** Forgotten duties of the last four weeks that nobody has looked at. */
export const readForgotten = async (scope: Scope) =>
  scope.all(rows.forgottenSince(addDays(await today(scope), 1 - USUAL_DAYS), scope.now));

/** Adds a duty that nobody had switched on. */
export async function addDuty(scope: Scope, staffId: number, said: NewDuty): Promise<Duty> {
  const by = await lock(scope, staffId);
  const times = await timesOf(scope, said, null);
  await refuseWrong(scope, staffId, times, null);
  const { id } = await scope.one(rows.insertDuty(staffId, times, by));
  return corrected(scope, staffId, id, { kind: 'added', reason: said.reason, before: null, after: times, by });
}

/** Sets begin and end of a duty; with the times that it has, it says that they are right. */
export async function correctDuty(scope: Scope, staffId: number, id: number, said: Correction): Promise<Duty> {
  const by = await lock(scope, staffId);
  const before = await findDuty(scope, staffId, id);
  const times = await timesOf(scope, said, before);
  const isSame = same(times.startedAt, before.startedAt) && same(times.endedAt, before.endedAt);
  // Sent twice, it was corrected the first time.
  if (isSame && !before.isForgotten && !before.isVoided) return withCorrections(scope, [before]).then(only);
  refuseStale(before, said.version);
  if (before.isVoided) throw conflict('This duty was struck out. Add a new one instead.');
  await refuseWrong(scope, staffId, times, before);
  if (!isSame) await scope.count(rows.updateDuty(id, times));
  const kind = isSame ? 'confirmed' : 'corrected';
  return corrected(scope, staffId, id, { kind, reason: said.reason, before, after: times, by });
}

/** Strikes out a duty that never was: it stays to be read, and nobody counts it. */
export async function voidDuty(
  scope: Scope,
  staffId: number,
  id: number,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<Duty> {
  const by = await lock(scope, staffId);
  const before = await findDuty(scope, staffId, id);
  if (before.isVoided) return withCorrections(scope, [before]).then(only);
  refuseStale(before, version);
  const { startedAt } = before;
  const endedAt = before.endedAt ?? scope.now;
  await scope.count(rows.updateDuty(id, { startedAt, endedAt, voidedAt: scope.now }));
  return corrected(scope, staffId, id, { kind: 'voided', reason, before, after: { startedAt, endedAt }, by });
}

const today = async (scope: Scope) => dayAt(scope.now, (await scope.opened).center.zone);
const same = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** Of two who correct the duties of one person one comes after the other; what was forgotten has its end before. */
async function lock(scope: Scope, staffId: number): Promise<number | null> {
  const actor = await acting(scope, mayCorrectDuties);
  await scope.all(rows.lockStaffMember(staffId));
  orRefuse(await scope.maybe(activeStaffMember(staffId, scope.now)), noSuchStaffMember());
  await scope.all(rows.lockOpenDuty(staffId));
  await endForgottenDuties(scope, [staffId]);
  return staffIdOf(actor);
}

const findDuty = async (scope: Scope, staffId: number, id: number) =>
  orRefuse(await scope.maybe(rows.dutyOf(staffId, id, scope.now)), notFound('This duty was not found'));

/** The moments that were said; where the minute is the one that is kept, its seconds stay. */
async function timesOf(scope: Scope, said: NewDuty | Correction, before: rows.DutyRow | null): Promise<rows.DutyTimes> {
  const { zone } = (await scope.opened).center;
  const isStart = said.startDate === before?.startDate && said.startTime === before.startTime;
  const startedAt = isStart && before ? before.startedAt : momentOf(said.startDate, said.startTime, zone);
  if (said.endTime === null) return { startedAt, endedAt: null };
  const endDate = said.endDate ?? said.startDate;
  const isEnd = endDate === before?.endDate && said.endTime === before.endTime;
  return { startedAt, endedAt: isEnd && before ? before.endedAt : momentOf(endDate, said.endTime, zone, startedAt) };
}

async function refuseWrong(scope: Scope, staffId: number, times: rows.DutyTimes, before: rows.DutyRow | null) {
  const wrong = wrongTimes(times, before?.endedAt === null, scope.now);
  if (wrong) throw invalid(wrong);
  const { startedAt, endedAt } = times;
  const other = await scope.maybe(
    rows.overlapping(staffId, startedAt, endedAt ?? scope.now, before?.id ?? null, scope.now),
  );
  if (!other) return;
  const { startDate, startTime, endTime } = other;
  throw invalid({
    startTime:
      endTime === null
        ? withValues('This overlaps the duty that began on {{date}} at {{from}}', { date: startDate, from: startTime })
        : withValues('This overlaps the duty of {{date}}, {{from}} to {{until}}', {
            date: startDate,
            from: startTime,
            until: endTime,
          }),
  });
}

interface Made {
  readonly kind: Kind;
  readonly reason: string;
  readonly before: rows.DutyRow | null;
  readonly after: rows.DutyTimes;
  readonly by: number | null;
}
const ACTIONS = {
  added: 'add duty',
  corrected: 'correct duty',
  confirmed: 'confirm duty',
  voided: 'strike out duty',
} as const satisfies Record<Kind, string>;

/** Writes down who said what and why, tells whose duty it is, and answers it as it is now. */
async function corrected(scope: Scope, staffId: number, dutyId: number, { kind, reason, before, after, by }: Made) {
  await scope.one(
    rows.insertCorrection({
      staffId,
      dutyId,
      kind,
      at: scope.now,
      correctedBy: by,
      reason,
      wasStartedAt: before?.startedAt ?? null,
      wasEndedAt: before?.endedAt ?? null,
      startedAt: after.startedAt,
      endedAt: after.endedAt,
    }),
  );
  audit(scope, {
    action: ACTIONS[kind],
    entity: 'staff',
    ids: [staffId],
    ...(before && { before: { startedAt: before.startedAt, endedAt: before.endedAt } }),
    after: { ...after, reason, ...(by === staffId && { isBySelf: true }) },
  });
  await notify(scope, {
    kind: 'attendance',
    event: 'duty-corrected',
    recipients: { people: [{ kind: 'staff', id: staffId }] },
    about: { id: dutyId, anewSince: scope.now.toISOString() },
    isMailedApart: true,
  });
  const moments = [before?.startedAt, before?.endedAt, after.startedAt, after.endedAt ?? scope.now].flatMap(
    (moment) => moment?.getTime() ?? [],
  );
  const [from, to] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))];
  await dutyCorrected.tell(scope, { staffId, from, to, reason });
  scope.touch('staff');
  return withCorrections(scope, [await findDuty(scope, staffId, dutyId)]).then(only);
}

async function withCorrections(scope: Scope, found: readonly rows.DutyRow[]): Promise<Duty[]> {
  const corrections = Map.groupBy(
    found.length === 0 ? [] : await scope.all(rows.correctionsOf(found.map(({ id }) => id))),
    ({ dutyId }) => dutyId,
  );
  return found.map(({ startedAt, endedAt, isForgotten, isVoided, ...duty }) => ({
    ...duty,
    minutes: endedAt && Math.floor((endedAt.getTime() - startedAt.getTime()) / 60_000),
    state: isVoided ? 'voided' : endedAt === null ? 'open' : isForgotten ? 'forgotten' : 'ended',
    corrections: (corrections.get(duty.id) ?? []).map(({ dutyId: _, ...correction }) => correction),
  }));
}

function only(duties: readonly Duty[]): Duty {
  const [duty] = duties;
  if (!duty) throw notFound('This duty was not found');
  return duty;
}
