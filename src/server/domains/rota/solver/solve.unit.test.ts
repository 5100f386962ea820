import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Dice } from './dice.ts';
import { type Duty, dutiesOf, isAt, type Problem, workOf } from './problem.ts';
import { lowerBound } from './prove.ts';
import { type Effort, type Solution, solve } from './solve.ts';

const EFFORT: Effort = { repairs: 30, steps: 100_000 };
const solved = (problem: Problem, effort = EFFORT): Solution => done(solve(problem, effort));
function done<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** A small week: few people, rooms and quarter hours, so that every plan of it can be looked at. */
function smallWeek(seed: number): Problem {
  const dice = new Dice(seed);
  const [days, rooms, slots] = [1 + dice.below(2), 1 + dice.below(2), 4 + dice.below(2)];
  const people = 2 + dice.below(days === 1 ? 2 : 1);
  const list = <One>(length: number, make: (at: number) => One) => Array.from({ length }, (_, at) => make(at));
  return {
    ...{ days, slots },
    need: list(days, () => list(slots, () => list(rooms, () => dice.below(3)))),
    people: list(people, () => ({
      rooms: list(days, () => 1 + dice.below(2 ** rooms - 1)),
      free: list(days, () => {
        const from = dice.below(2);
        return dice.below(5) === 0 ? [] : [[from, slots - dice.below(2)] as const];
      }),
      most: 2 + dice.below(slots * days),
    })),
    rules: {
      shortest: 1 + dice.below(2),
      longest: slots,
      breakAfter: 3,
      breakLength: 1,
      breakEarliest: 1,
      breakLatest: 2,
    },
  };
}

/** How many are missing in a quarter hour, by trying each person in each of their rooms. */
function missingIn(need: readonly number[], there: readonly number[]): number {
  const [first, ...rest] = there;
  if (first === undefined) return need.reduce((sum, one) => sum + one, 0);
  const others = need.flatMap((wanted, room) =>
    wanted > 0 && (first & (1 << room)) !== 0
      ? [
          missingIn(
            need.map((one, at) => (at === room ? one - 1 : one)),
            rest,
          ),
        ]
      : [],
  );
  return Math.min(missingIn(need, rest), ...others);
}

function missingOf({ need, people, rules }: Problem, duties: readonly (readonly (Duty | null)[])[]): number {
  return need.reduce(
    (sum, slots, day) =>
      sum +
      slots.reduce((all, wanted, slot) => {
        const there = people.flatMap(({ rooms }, person) => {
          const duty = duties[person]?.[day];
          return duty && isAt(duty, slot, rules) ? [rooms[day] ?? 0] : [];
        });
        return all + missingIn(wanted, there);
      }, 0),
    0,
  );
}

/** The least that is missing in any plan at all. */
function exhaustive(problem: Problem): number {
  const places = problem.people.flatMap((candidate, person) =>
    Array.from({ length: problem.days }, (_, day) => ({ candidate, person, day })),
  );
  const duties: (Duty | null)[][] = problem.people.map(() => []);
  const look = (at: number): number => {
    const place = places[at];
    if (!place) return missingOf(problem, duties);
    const own = duties[place.person] ?? [];
    const spent = own.slice(0, place.day).reduce((sum, duty) => sum + (duty ? workOf(duty, problem.rules) : 0), 0);
    const options = [null, ...dutiesOf(place.candidate, place.day, problem.rules, place.candidate.most - spent)];
    return Math.min(
      ...options.map((duty) => {
        own[place.day] = duty;
        const least = look(at + 1);
        own[place.day] = null;
        return least;
      }),
    );
  };
  return look(0);
}

describe('a proposed week (rota-10)', () => {
  test('misses as little as any plan does, in 200 small weeks', { timeout: 120_000 }, () => {
    for (let seed = 1; seed <= 200; seed++) {
      const problem = smallWeek(seed);
      const { missing, atLeast, duties } = solved(problem);
      const least = exhaustive(problem);
      expect([seed, missing, atLeast, missingOf(problem, duties)]).toEqual([seed, least, least, least]);
    }
  });

  test('holds to availability, hours and breaks, and counts right, however large it is', () => {
    const anyWeek = fc.integer({ min: 1, max: 1_000_000 }).map((seed): Problem => {
      const week = smallWeek(seed);
      return { ...week, people: [...week.people, ...week.people, ...week.people] };
    });
    fc.assert(
      fc.property(anyWeek, (problem) => {
        const { duties, missing, atLeast } = solved(problem, { repairs: 10, steps: 50 });
        expect(missing).toBe(missingOf(problem, duties));
        expect(done(lowerBound(problem))).toBeLessThanOrEqual(atLeast);
        expect(atLeast).toBeLessThanOrEqual(missing);
        for (const [person, own] of duties.entries()) {
          const candidate = problem.people[person];
          if (!candidate) throw new Error('Nobody is there');
          const work = own.reduce((sum, duty) => sum + (duty ? workOf(duty, problem.rules) : 0), 0);
          expect(work).toBeLessThanOrEqual(candidate.most);
          for (const [day, duty] of own.entries())
            if (duty) expect(dutiesOf(candidate, day, problem.rules)).toContainEqual(duty);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is the same each time', () => {
    expect(solved(smallWeek(7))).toEqual(solved(smallWeek(7)));
  });
});
