import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { RotaProposal } from '#contract/rota.ts';
import { QUARTER_HOUR } from '#contract/rota-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import { packOf } from '#server/domains/compliance/packs.ts';
import { choice } from '#server/domains/compliance/queries.ts';
import { roomDays } from '#server/domains/planning/rules.ts';
import { invalid } from '#server/kernel/http-error.ts';
import { mealBreakOf } from './duty-rules.ts';
import { qualifiedAmong } from './people-rules.ts';
import { breakCoveredBy, type Ground, neededMinutes, plansOf, pose, reasonsFor } from './proposal-rules.ts';
import { type Ribbon, ribbonOf, shortagesOf } from './ribbon-rules.ts';
import type { Plan } from './rules.ts';
import { type Effort, type Solution, solve } from './solver/solve.ts';
import { type PlannedWeek, plannedIn, roomsShown, todayOf, weekAround } from './week.ts';

/** A week of sixty people and twelve rooms takes seconds. */
const EFFORT: Effort = { repairs: 2_000, steps: 20_000 };

/** What a proposal for the week of a date, from today on, is made of. */
export async function proposalGround(scope: Scope, date: string) {
  const today = await todayOf(scope);
  const [week, kept] = await Promise.all([weekAround(scope, date), scope.maybe(choice())]);
  if (week.to < today) throw invalid({ from: 'Choose a week that has not passed' });
  return groundOf({ ...week, days: week.days.filter((day) => day.date >= today) }, packOf(kept?.pack).id);
}

/**
 * Proposes shifts for what is missing, with the reasons; nothing of it is kept, and who is planned already stays (rota-10). It takes seconds, in a
 * process that gives way to others.
 */
export async function proposal(ground: ProposalGround): Promise<z.input<typeof RotaProposal>> {
  if (ground.days.length === 0) return { shifts: [], short: [], missingMinutes: 0, atLeastMinutes: 0 };
  const posed = pose(ground);
  const solution = await worked(solve(posed.problem, EFFORT));
  const dates = ground.days.map((day) => day.date);
  return explained(ground, plansOf(posed, dates, solution), solution);
}

async function worked(work: Generator<void, Solution>): Promise<Solution> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

interface ProposalGround extends Ground {
  /** With more shifts than are planned. */
  ribbonWith(roomId: number, date: string, more: readonly Plan[]): Ribbon | undefined;
}

function groundOf(week: PlannedWeek, packId: string): ProposalGround {
  const rooms = roomsShown(week);
  const planned = plannedIn(week);
  const isQualified = qualifiedAmong(week.people);
  const cells = new Map(
    week.days.flatMap((day) =>
      roomDays(day, rooms, week.bandOn).map(
        (cell) => [`${cell.roomId} ${day.date}`, { ...cell, date: day.date }] as const,
      ),
    ),
  );
  const groups = new Map(rooms.map(({ id, ageGroup }) => [id, ageGroup]));
  const ribbonWith = (roomId: number, date: string, more: readonly Plan[]) => {
    const cell = cells.get(`${roomId} ${date}`);
    const ageGroup = groups.get(roomId) ?? null;
    return cell && ribbonOf({ roomId, ageGroup, date, stretches: cell.stretches }, [...planned, ...more], isQualified);
  };
  return {
    days: week.days,
    rooms,
    ribbonOf: (roomId, date) => ribbonWith(roomId, date, []),
    ribbonWith,
    people: week.people,
    timeOff: week.timeOff,
    shifts: week.shifts.filter(({ isRemoved }) => !isRemoved),
    mealBreak: mealBreakOf(packId),
  };
}

function explained(
  ground: ProposalGround,
  plans: readonly Plan[],
  { missing, atLeast }: Solution,
): z.input<typeof RotaProposal> {
  const all = [...ground.shifts, ...plans];
  return {
    shifts: plans.map((plan) => {
      const ribbon = plan.roomId === null ? undefined : ground.ribbonWith(plan.roomId, plan.date, plans);
      const needed = ribbon ? neededMinutes(ribbon, plan) : 0;
      return {
        ...plan,
        breaks: [...plan.breaks],
        neededMinutes: needed,
        coversBreakOf: breakCoveredBy(plan, needed, all),
      };
    }),
    short: ground.days.flatMap(({ date }) =>
      ground.rooms.flatMap(({ id: roomId, ageGroup }) => {
        const ribbon = ground.ribbonWith(roomId, date, plans);
        return (ribbon ? shortagesOf(ribbon) : []).map((one) => ({
          ...{ roomId, date, ...one },
          reasons: reasonsFor(one, { date, ageGroup }, { ...ground, shifts: all }),
        }));
      }),
    ),
    missingMinutes: missing * QUARTER_HOUR,
    atLeastMinutes: atLeast * QUARTER_HOUR,
  };
}
