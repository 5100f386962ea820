import { describe, expect, test } from 'vitest';
import { placesOf, staysOf } from './places.ts';
import type { Duty, Problem } from './problem.ts';

/** One day of two rooms in which everybody counts. */
const day = (need: readonly (readonly number[])[], people: number): Problem => ({
  ...{ days: 1, slots: need.length, need: [need] },
  people: Array.from({ length: people }, () => ({ rooms: [3], free: [[[0, need.length]]], most: need.length })),
  rules: { shortest: 1, longest: 99, breakAfter: 99, breakLength: 2, breakEarliest: 1, breakLatest: 99 },
});

/** Who is where from when to when. */
function placed(problem: Problem, duties: readonly Duty[], own: readonly number[]): string[] {
  const all = duties.map((duty) => [duty]);
  return staysOf(problem, all, placesOf(problem, all, own)).map(
    ({ person, room, from, to }) => `${person} in ${room}: ${from}–${to}`,
  );
}
const whole = (to: number, pause: number | null = null): Duty => ({ from: 0, to, pause });

describe('the rooms of a proposed day (rota-10)', () => {
  test('whoever covers a break goes over for it, and nobody else moves', () => {
    const need = Array.from({ length: 12 }, () => [1, 1]);
    const duties = [whole(12, 4), whole(12), { from: 3, to: 7, pause: null }];
    expect(placed(day(need, 3), duties, [1, 0, -1])).toEqual(['0 in 1: 0–12', '1 in 0: 0–12', '2 in 1: 3–7']);
  });

  test('of two who belong to one room, one goes over to the other for the whole time', () => {
    const need = [[1, 0], [1, 0], ...Array.from({ length: 8 }, () => [1, 1])];
    const duties = [whole(10), { from: 2, to: 10, pause: null }];
    expect(placed(day(need, 2), duties, [1, 1])).toEqual(['0 in 0: 0–10', '1 in 1: 2–10']);
  });
});
