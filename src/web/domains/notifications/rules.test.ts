import { describe, expect, test } from 'vitest';
import { linesOf, type Notification, placeOf } from './rules.ts';

const dayOf = (instant: string) => instant.slice(0, 10);
const ada = { id: 3, firstName: 'Ada' };
const one = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'photo',
  event: 'posted',
  aboutId: id,
  child: ada,
  children: [],
  from: null,
  about: null,
  isUrgent: false,
  isRead: true,
  createdAt: '2026-03-02T12:00:00Z',
  ...more,
});

describe('photos that belong together', () => {
  const idsOf = (...list: Notification[]) => linesOf(list, dayOf).map(({ ids }) => ids);

  test('are one line, unread while one of them is', () => {
    expect(linesOf([one(3), one(2, { isRead: false }), one(1)], dayOf)).toEqual([
      { ...one(3), ids: [3, 2, 1], isRead: false },
    ]);
  });
  test('are of the same children, of one day, and nothing came between', () => {
    expect(idsOf(one(2), one(1, { child: { id: 4, firstName: 'Ben' } }))).toEqual([[2], [1]]);
    const of = (...children: string[]) => ({ child: null, children });
    expect(idsOf(one(3, of('Ada', 'Ben')), one(2, of('Ada', 'Ben')), one(1, of('Ada', 'Cleo')))).toEqual([[3, 2], [1]]);
    expect(idsOf(one(2), one(1, { createdAt: '2026-03-01T12:00:00Z' }))).toEqual([[2], [1]]);
    expect(idsOf(one(3), one(2, { kind: 'incident', event: 'reported' }), one(1))).toEqual([[3], [2], [1]]);
  });
  test('of other kinds each is its own', () => {
    const report = { kind: 'daily-report', event: 'written' } as const;
    expect(idsOf(one(2, report), one(1, report))).toEqual([[2], [1]]);
  });
});

test('leads to where it is read', () => {
  expect(placeOf('staff', one(1))).toBe('/gallery-management');
  expect(placeOf('parent', one(1))).toBe('/parent-gallery');
  expect(placeOf('parent', one(7, { kind: 'incident', event: 'reported' }))).toBe(
    '/parent-dashboard?child=3&incident=7',
  );
  expect(placeOf('parent', one(7, { kind: 'daily-report', event: 'written' }))).toBe('/parent-dashboard?child=3');
  expect(placeOf('parent', one(7, { kind: 'incident', event: 'reported', child: null }))).toBe('/parent-dashboard');
});
