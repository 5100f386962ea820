import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GROUNDS, type Ground } from '#contract/admissions-choices.ts';
import { bandOf, countsBefore, orderOf, type Waiting } from './waitlist-rules.ts';

const grounds = fc.subarray([...GROUNDS]);
const moment = fc.integer({ min: 0, max: 50 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)));
const priorities = fc.shuffledSubarray([...GROUNDS]);
const counts = fc.option(fc.record({ as: fc.option(fc.constantFrom(...GROUNDS)), since: moment, movedAt: moment }));
const list = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 500 }), grounds, since: moment, counts }), {
  selector: ({ id }) => id,
  maxLength: 30,
});
/** None of whom came at one moment. */
const apart = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 500 }), grounds, since: moment, counts: fc.constant(null) }),
  {
    selector: ({ since }) => since.getTime(),
    maxLength: 30,
  },
);
const ids = (waiting: readonly Waiting[], by: readonly Ground[]) => orderOf(waiting, by).map(({ id }) => id);
const placeOf = (waiting: readonly Waiting[], by: readonly Ground[], id: number) =>
  orderOf(waiting, by).find((one) => one.id === id)?.place ?? 0;
const byRule = (waiting: readonly Waiting[]) => waiting.map((one) => ({ ...one, counts: null }));

test('everybody has one place, in whatever order they are given', () => {
  fc.assert(
    fc.property(list, priorities, fc.integer(), (waiting, by, seed) => {
      const order = orderOf(waiting, by);
      expect(order.map(({ place }) => place)).toEqual(waiting.map((_, at) => at + 1));
      expect(order.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
        waiting.map(({ id }) => id).toSorted((a, b) => a - b),
      );
      const other = waiting.toSorted((a, b) => ((a.id * 7919 + seed) % 101) - ((b.id * 7919 + seed) % 101));
      expect(ids(other, by)).toEqual(ids(waiting, by));
    }),
  );
});

test('who comes or leaves changes nothing between the others', () => {
  fc.assert(
    fc.property(list, priorities, (waiting, by) => {
      const [gone, ...rest] = waiting;
      expect(ids(rest, by)).toEqual(ids(waiting, by).filter((id) => id !== gone?.id));
    }),
  );
});

test('one more ground, or an earlier day, never puts anybody back', () => {
  fc.assert(
    fc.property(list, priorities, fc.constantFrom(...GROUNDS), (all, by, ground) => {
      const waiting = byRule(all);
      for (const one of waiting) {
        const others = waiting.filter(({ id }) => id !== one.id);
        const before = placeOf(waiting, by, one.id);
        expect(placeOf([...others, { ...one, grounds: [...one.grounds, ground] }], by, one.id)).toBeLessThanOrEqual(
          before,
        );
        const earlier = new Date(one.since.getTime() - 86_400_000);
        expect(placeOf([...others, { ...one, since: earlier }], by, one.id)).toBeLessThanOrEqual(before);
      }
    }),
  );
});

test('who is put before another one stands directly before them, and the explanation says where the rule would have them', () => {
  fc.assert(
    fc.property(apart, priorities, (found, by) => {
      const waiting = found.map((one, at) => ({ ...one, id: at + 1 }));
      const [moved, target] = waiting;
      if (!moved || !target) return;
      const movedAt = new Date('2027-01-01');
      const others = waiting.filter(({ id }) => id !== moved.id);
      const after = [...others, { ...moved, counts: { ...countsBefore(target, by), movedAt } }];
      const order = ids(after, by);
      expect(order.indexOf(moved.id)).toBe(order.indexOf(target.id) - 1);
      const ruled = orderOf(byRule(waiting), by).find(({ id }) => id === moved.id)?.place;
      expect(orderOf(after, by).find(({ id }) => id === moved.id)?.ruledPlace).toBe(ruled);
    }),
  );
});

test('five thousand families are in order at once', () => {
  const waiting = Array.from(
    { length: 5_000 },
    (_, n): Waiting => ({
      id: n + 1,
      grounds: GROUNDS.filter((_ground, at) => (n >> at) % 3 === 0),
      since: new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % 5_000) * 3_600_000),
      counts: null,
    }),
  );
  expect(orderOf(waiting, GROUNDS)).toHaveLength(5_000);
});

test('a family reads its place up to the tenth, and a band behind it', () => {
  expect([1, 10, 11, 20, 21, 50, 100, 500, 501, 5_000].map((place) => bandOf(place))).toEqual([
    { from: 1, to: 1 },
    { from: 10, to: 10 },
    { from: 11, to: 20 },
    { from: 11, to: 20 },
    { from: 21, to: 50 },
    { from: 21, to: 50 },
    { from: 51, to: 100 },
    { from: 201, to: 500 },
    { from: 501, to: null },
    { from: 501, to: null },
  ]);
});
