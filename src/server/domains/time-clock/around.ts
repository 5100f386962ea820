import type { Scope } from '#server/db/scope.ts';
import { type DutyAround, dutiesSince } from './duty-queries.ts';
import { type ReadPunch, saidSince } from './queries.ts';
import type { Fixed } from './rules.ts';
import type { MadeDuty } from './rules-rebuild.ts';

const DAY_MS = 86_400_000;

/** What is known of somebody around a moment, and from then on. */
export interface Around {
  readonly punches: readonly ReadPunch[];
  readonly fixed: readonly Fixed[];
  readonly made: readonly MadeDuty[];
  /** Before it nothing changes: at this moment they were not at work. */
  readonly since: Date;
}

export async function aroundOf(scope: Scope, staffId: number, at: Date): Promise<Around> {
  const from = new Date(at.getTime() - DAY_MS);
  const [punches, duties] = await Promise.all([
    scope.all(saidSince([staffId], from)),
    scope.all(dutiesSince([staffId], from, scope.now)),
  ]);
  const made = duties.filter(({ isOfPunches }) => isOfPunches);
  const going = made.findLast(({ startedAt }) => startedAt <= at && startedAt >= from);
  const since = going?.startedAt ?? at;
  return {
    punches: punches.filter((punch) => punch.at >= since),
    fixed: fixedOf(duties),
    made: made.filter(({ startedAt }) => startedAt >= since),
    since,
  };
}

/** Duties that punches don't change. */
export const fixedOf = (duties: readonly DutyAround[]): Fixed[] =>
  duties
    .filter(({ isOfPunches }) => !isOfPunches)
    .map(({ id, from, until, startedAt, endedAt, correctedAt }) => ({
      id,
      from,
      until,
      startedAt,
      endedAt,
      correctedAt,
    }));
