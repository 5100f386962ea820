import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AskedChild,
  endOf,
  firstDay,
  formsDue,
  inquiryStateAfter,
  nextFor,
  stateAt,
  type Waiting,
} from './rules.ts';

const ZONE = 'America/New_York';

test('an offer ends in the moment in which its time is over', () => {
  const expiresAt = new Date('2026-03-04T14:00:00Z');
  expect(stateAt({ state: 'open', expiresAt }, new Date('2026-03-04T13:59:59.999Z'))).toBe('open');
  expect(stateAt({ state: 'open', expiresAt }, expiresAt)).toBe('expired');
  expect(stateAt({ state: 'accepted', expiresAt }, expiresAt)).toBe('accepted');
});

test('hours are hours, on both sides of a change of the clocks, and end with the first day at the latest', () => {
  for (const begin of ['2026-03-07T17:00:00Z', '2026-10-31T17:00:00Z']) {
    const end = endOf(new Date(begin), 48, '2026-12-01', ZONE);
    expect(end.getTime() - Date.parse(begin)).toBe(48 * 3_600_000);
  }
  expect(endOf(new Date('2026-03-07T17:00:00Z'), 48, '2026-03-09', ZONE).toISOString()).toBe(
    '2026-03-09T04:00:00.000Z',
  );
  expect(endOf(new Date('2026-10-31T17:00:00Z'), 48, '2026-11-02', ZONE).toISOString()).toBe(
    '2026-11-02T05:00:00.000Z',
  );
});

test('an inquiry stands where its children do', () => {
  const of = (...children: [AskedChild['offer'], boolean][]) =>
    inquiryStateAfter(children.map(([offer, waits]) => ({ offer, waits })));
  expect(of(['open', true])).toBe('offered');
  expect(of(['open', true], [null, true])).toBe('waiting');
  expect(of(['accepted', true], [null, true])).toBe('waiting');
  expect(of(['accepted', true], ['open', false])).toBe('offered');
  expect(of(['accepted', true], [null, false])).toBe('enrolled');
  expect(of([null, true])).toBe('waiting');
  expect(of([null, false])).toBe('new');
});

const room = { id: 1, capacity: 12, minAgeMonths: 18, maxAgeMonths: 35, isAside: false };
const waiting: Waiting = { id: 1, dateOfBirth: '2024-06-01', wishedStart: '2026-05-01', weekdays: [3, 1] };
const place = { room, startsOn: '2026-05-04', slots: [{ weekday: 1 }, { weekday: 3 }, { weekday: 3 }], offeredTo: [] };

test('the next is who has the age, wishes these days and no others, by then, and was not asked before', () => {
  const next = (change: Partial<Waiting>, offeredTo: number[] = []) =>
    nextFor({ ...place, offeredTo }, [{ ...waiting, ...change }])?.id;
  expect(next({})).toBe(1);
  expect(next({ dateOfBirth: '2025-06-01' })).toBeUndefined();
  expect(next({ wishedStart: '2026-05-05' })).toBeUndefined();
  expect(next({ weekdays: [1] })).toBeUndefined();
  expect(next({ weekdays: [1, 2, 3] })).toBeUndefined();
  expect(next({}, [1])).toBeUndefined();
});

test('nobody is asked before somebody who stands before them and fits, and each at most once', () => {
  const one = fc.record({
    weekdays: fc.constantFrom([1, 3], [1], [2, 4]),
    dateOfBirth: fc.constantFrom('2024-06-01', '2025-12-01'),
    wishedStart: fc.constantFrom('2026-05-01', '2026-06-01'),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 20 }), (all) => {
      const inOrder = all.map((row, id) => ({ ...row, id }));
      const asked: number[] = [];
      for (;;) {
        const next = nextFor({ ...place, offeredTo: asked }, inOrder);
        if (!next) break;
        asked.push(next.id);
      }
      expect(asked).toEqual([...new Set(asked)].toSorted((a, b) => a - b));
      const fits = ({ weekdays, dateOfBirth, wishedStart }: (typeof inOrder)[number]) =>
        weekdays.join() === '1,3' && dateOfBirth === '2024-06-01' && wishedStart === '2026-05-01';
      expect(asked).toEqual(inOrder.filter(fits).map(({ id }) => id));
    }),
  );
});

test('a child that is born late begins on the day on which it is enrolled; forms are due the day before', () => {
  expect(firstDay('2026-05-04', '2026-05-10', '2026-05-20')).toBe('2026-05-20');
  expect(firstDay('2026-05-04', '2025-05-10', '2026-03-02')).toBe('2026-05-04');
  expect(formsDue('2026-05-04', '2026-03-02')).toBe('2026-05-03');
  expect(formsDue('2026-05-04', '2026-05-04')).toBe('2026-05-04');
});
