import { Dice } from './dice.ts';
import { Draft, type Duties } from './draft.ts';
import type { Problem } from './problem.ts';
import { lowerBound, prove } from './prove.ts';

export interface Solution {
  readonly duties: Duties;
  /** Of all that is needed, in quarter hours of one person. */
  readonly missing: number;
  /** Less is missing in no plan. */
  readonly atLeast: number;
}

/** How much is tried before the best plan so far is taken. */
export interface Effort {
  /** How often a part of the plan is taken out and planned anew. */
  readonly repairs: number;
  /** How many steps the search that proves takes at most. */
  readonly steps: number;
}

/**
 * Plans duties so that as little as can be found is missing: greedily day by day, then by taking people out around what is missing and planning them
 * anew, and where that is little enough by a search of everything. The same problem has the same answer. It gives way between the parts of its work.
 */
export function* solve(problem: Problem, { repairs, steps }: Effort): Generator<void, Solution> {
  const draft = new Draft(problem);
  const atLeast = yield* lowerBound(problem);
  for (let day = 0; day < problem.days; day++) {
    yield* draft.fill([...problem.people.keys()], day);
  }
  const dice = new Dice(problem.people.length * 31 + problem.days);
  for (let at = 0; at < repairs && draft.missing > atLeast; at++) {
    yield* draft.repair(dice);
    yield;
  }
  const isProven = draft.missing <= atLeast || (yield* prove(draft, atLeast, steps));
  yield* draft.trim();
  return { duties: draft.duties, missing: draft.missing, atLeast: isProven ? draft.missing : atLeast };
}
