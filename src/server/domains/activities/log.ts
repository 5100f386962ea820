import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { NewActivities } from '#contract/activities.ts';
import { allergensNamed } from '#contract/children-allergens.ts';
import type { Scope } from '#server/db/scope.ts';
import { decided } from '#server/domains/attendance/commands.ts';
import { lockChildren } from '#server/domains/attendance/queries.ts';
import { decideDose } from '#server/domains/medications/doses.ts';
import { activeStaffMember } from '#server/domains/staff/queries.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { allow } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt, timeAt } from '#server/kernel/clock/zone.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';
import { mayGiveMedicine } from './access.ts';
import { allergiesOf, asleep, insertActivities, type NewActivityRow, presentAt } from './queries.ts';
import { type Clock, checkKind, decideMoment, decideNapEnd, notThere } from './rules.ts';

export type LogInput = z.output<typeof NewActivities>;

/** What was written of one batch. */
export interface LoggedBatch {
  readonly batch: string;
  readonly ids: number[];
}

/** What is said of when it was beside the input, by what kept it until now. */
export interface Moments {
  /** A new UUID: what is recorded together is undone by it. */
  readonly batch?: string;
  /** The moment it happened at, in place of the input's date and time. */
  readonly at?: Date;
  /** When a nap was over, and who said so. */
  readonly until?: { readonly at: Date; readonly by: number | null } | undefined;
}

/**
 * Records one thing that children did: all of them or none. They must be enrolled, and checked in at its time. A medicine
 * needs the right to see medical details, a consent that holds, and its agreed time since the last dose.
 */
export async function logActivities(
  scope: Scope,
  input: LogInput,
  { batch = randomUUID(), at: happenedAt, until }: Moments = {},
): Promise<LoggedBatch> {
  decided(checkKind(input));
  const { actor, center } = await scope.opened;
  if (input.kind === 'medicine') allow(actor, mayGiveMedicine);
  const now = happenedAt ?? scope.now;
  const clock = { now, today: dayAt(now, center.zone), zone: center.zone };
  const date = input.date ?? clock.today;
  const at = decided(decideMoment(clock, date, input.time));
  const endedAt =
    input.kind === 'nap'
      ? (until?.at ?? decided(decideNapEnd(clock, { date, start: at, endTime: input.endTime })))
      : null;
  const childIds = [...new Set(input.childIds)];
  scope.later(lockChildren(childIds));
  await refuseAbsent(scope, childIds, { date, moment: at, zone: clock.zone });
  if (endedAt) await refuseAbsent(scope, childIds, { date, moment: endedAt, zone: clock.zone, field: 'endTime' });
  if (!input.allergensAcknowledged) await refuseAllergens(scope, childIds, input);
  const staffId = await doer(scope, input.staffId);
  const endedBy = until ? until.by : staffIdOf(actor);
  const kindsOwn = await detailsOf(scope, clock, input, { date, at, endedAt, endedBy });
  if (input.kind === 'nap' && !endedAt) await refuseAsleep(scope, childIds, date);

  const recordedBy = staffIdOf(actor);
  const rows = childIds.map((childId) => ({
    childId,
    date,
    activity: input.title,
    notes: input.notes,
    staffId,
    recordedBy,
    createdAt: scope.now,
    kind: input.kind,
    at,
    batch,
    ...kindsOwn(childId),
  }));
  const ids = (await scope.all(insertActivities(rows))).map(({ id }) => id);
  const after = rows.map((row) => ({ ...row, ...(input.allergensAcknowledged && { allergensAcknowledged: true }) }));
  audit(scope, { action: `record ${input.kind}`, entity: 'activity', ids, children: childIds, after });
  scope.touch('activities', childIds);
  if (input.kind === 'nap') scope.touch('naps', childIds);
  return { batch, ids };
}

type Details = Partial<NewActivityRow>;

/** What a kind has of its own, by child. */
async function detailsOf(
  scope: Scope,
  clock: Clock,
  input: LogInput,
  { date, at, endedAt, endedBy }: { date: string; at: Date; endedAt: Date | null | undefined; endedBy: number | null },
): Promise<(childId: number) => Details> {
  if (input.kind === 'meal') {
    const amounts = new Map(input.amounts?.map(({ childId, amount }) => [childId, amount]));
    return (childId) => ({ meal: input.meal ?? null, amount: amounts.get(childId) ?? input.amount ?? null });
  }
  if (input.kind === 'medicine') {
    const dose = await decideDose(scope, clock, input, { date, at });
    return () => dose;
  }
  const end = endedAt ? { endedAt, endedBy } : {};
  const own: Details = {
    ...end,
    quarterOunces: input.quarterOunces ?? null,
    contents: input.contents ?? null,
    diaper: input.diaper ?? null,
  };
  return () => own;
}

/** Who did it: the caller, or whom they name. */
async function doer(scope: Scope, named: number | undefined): Promise<number> {
  const { actor } = await scope.opened;
  const id = named ?? staffIdOf(actor);
  if (id === null) throw invalid({ staffId: 'Please select a staff member' });
  if (named !== undefined && !(await scope.maybe(activeStaffMember(named, scope.now)))) {
    throw invalid({ staffId: 'There is no active staff member with this id' });
  }
  return id;
}

/** Refuses children who aren't enrolled, or were not checked in at a moment. */
export async function refuseAbsent(
  scope: Scope,
  childIds: readonly number[],
  { date, moment, zone, field }: { date: string; moment: Date; zone: string; field?: string },
): Promise<void> {
  const found = await scope.all(presentAt(childIds, date, moment));
  if (found.length < childIds.length) throw invalid({ childIds: 'There is no enrolled child with this id' });
  const absent = found.filter(({ isThere }) => !isThere).map(({ firstName }) => firstName);
  if (absent.length > 0) throw notThere(absent, timeAt(moment, zone), field);
}

/** Asks before food is kept whose text names what a child may not have (activities-8). */
async function refuseAllergens(scope: Scope, childIds: readonly number[], input: LogInput): Promise<void> {
  if (input.kind !== 'meal' && input.kind !== 'bottle') return;
  const text = `${input.notes} ${input.title} ${input.contents?.replace('-', ' ') ?? ''}`;
  const children = await scope.all(allergiesOf(childIds));
  const named = children.flatMap(({ firstName, allergies }) => {
    const words = allergensNamed(text, allergies);
    return words.length > 0 ? `${firstName}: ${words.join(', ')}` : [];
  });
  if (named.length === 0) return;
  throw new HttpError(409, 'This text names what a child may not have ({{named}}). Confirm to record it.', {
    code: 'allergen-named',
    values: { named: named.join('; ') },
    fields: { allergensAcknowledged: 'Confirm that you have read this warning to continue.' },
  });
}

async function refuseAsleep(scope: Scope, childIds: readonly number[], date: string): Promise<void> {
  const names = (await scope.all(asleep(childIds, date))).map(({ firstName }) => firstName);
  if (names.length > 0) throw conflict('Already asleep: {{names}}', { names: names.join(', ') });
}
