import { Coverage } from './coverage.ts';
import type { Draft, Duties } from './draft.ts';
import { type Duty, dutiesOf, type Problem, workOf } from './problem.ts';

/** Less than this is missing in no plan, in quarter hours: even were everybody there whenever they can, or worked all that is left to them. */
export function* lowerBound(problem: Problem): Generator<void, number> {
  const needed = problem.need.flat(2).reduce((sum, one) => sum + one, 0);
  const possible = problem.people.reduce((sum, { free, most }) => {
    const byDay = free.map((times) =>
      Math.max(0, ...times.map(([from, to, shortest]) => mostWork(to - from, problem, shortest))),
    );
    return (
      sum +
      Math.min(
        most,
        byDay.reduce((all, one) => all + one, 0),
      )
    );
  }, 0);
  return Math.max(0, (yield* everybodyThere(problem)).missing, needed - possible);
}

/** How much somebody works at most who is free for so long. */
function mostWork(length: number, { rules }: Problem, shortest = rules.shortest): number {
  const whole = Math.min(length, rules.longest);
  if (whole < shortest) return 0;
  return Math.max(Math.min(whole, rules.breakAfter), whole > rules.breakAfter ? whole - rules.breakLength : 0);
}

const freeDuties = (problem: Problem, person: number, day: number): Duty[] =>
  (problem.people[person]?.free[day] ?? []).map(([from, to]) => ({ from, to, pause: null }));

function* everybodyThere(problem: Problem): Generator<void, Coverage> {
  const coverage = new Coverage(problem);
  for (const person of problem.people.keys()) {
    yield;
    for (let day = 0; day < problem.days; day++)
      for (const duty of freeDuties(problem, person, day)) coverage.add(person, day, duty);
  }
  return coverage;
}

/**
 * Looks through all plans that can be better than a draft (branch and bound: whoever is not decided on yet is taken to be there whenever they can), and
 * makes the draft the best one. Answers whether it came to the end within its steps, so that no plan misses less.
 */
export function* prove(draft: Draft, atLeast: number, steps: number): Generator<void, boolean> {
  const { problem } = draft;
  const { rules, people } = problem;
  const coverage = yield* everybodyThere(problem);
  const isNeeded = problem.need.map((slots) => slots.flat().some((one) => one > 0));
  const places = people.flatMap((_, person) =>
    Array.from({ length: problem.days }, (_day, day) => ({ person, day })).filter(
      ({ day }) => isNeeded[day] && freeDuties(problem, person, day).length > 0,
    ),
  );
  const chosen: Duties = people.map(() => Array.from({ length: problem.days }, () => null));
  const left = people.map(({ most }) => most);
  if (places.length > MOST_PLACES) return false;
  let best: { missing: number; duties: Duties } = { missing: draft.missing, duties: draft.duties };
  let taken = 0;

  function* decide(at: number): Generator<void, boolean> {
    if (coverage.missing >= best.missing) return true;
    const place = places[at];
    if (!place) {
      best = { missing: coverage.missing, duties: chosen.map((own) => [...own]) };
      return true;
    }
    const { person, day } = place;
    const candidate = people[person];
    const own = chosen[person];
    if (!candidate || !own) return true;
    const free = freeDuties(problem, person, day);
    for (const duty of free) coverage.remove(person, day, duty);
    let isWhole = true;
    for (const duty of [...dutiesOf(candidate, day, rules, left[person]).reverse(), null]) {
      if (++taken > steps) {
        isWhole = false;
        break;
      }
      if (taken % STEPS_AT_ONCE === 0) yield;
      if (duty) {
        coverage.add(person, day, duty);
        left[person] = (left[person] ?? 0) - workOf(duty, rules);
      }
      own[day] = duty;
      isWhole = (yield* decide(at + 1)) && isWhole;
      own[day] = null;
      if (duty) {
        coverage.remove(person, day, duty);
        left[person] = (left[person] ?? 0) + workOf(duty, rules);
      }
      if (!isWhole || best.missing <= atLeast) break;
    }
    for (const duty of free) coverage.add(person, day, duty);
    return isWhole;
  }
  const isWhole = yield* decide(0);
  for (const [person, own] of best.duties.entries())
    for (const [day, duty] of own.entries()) draft.set(person, day, duty);
  return isWhole || best.missing <= atLeast;
}
const STEPS_AT_ONCE = 500;
/** Of more people and days a search comes to no end. */
const MOST_PLACES = 16;
