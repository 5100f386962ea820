import { expect, test } from 'vitest';
import { blockerOf, isReady, paidOf, type Summary, type Timesheet, unanswered } from './rules.ts';

const NONE = { regular: 0, overtime: 0, double: 0, unpaid: 0, off: 0 };
const summary = (change: Partial<Summary> = {}): Summary => ({
  staffId: 1,
  firstName: 'Nora',
  lastName: 'New',
  status: 'submitted',
  minutes: NONE,
  openDuties: 0,
  forgottenDuties: 0,
  unansweredBreaks: 0,
  isChanged: false,
  isByThemselves: false,
  isReopened: false,
  version: 1,
  ...change,
});

test('what is in the way of a timesheet is named, a forgotten duty first', () => {
  expect(blockerOf(summary())).toBeNull();
  expect(blockerOf(summary({ openDuties: 1, forgottenDuties: 1 }))).toBe('forgotten');
  expect(blockerOf(summary({ openDuties: 1 }))).toBe('open');
  expect(blockerOf(summary({ isChanged: true }))).toBe('changed');
});

test('a signed timesheet of a period that is over is ready, unless something is in its way', () => {
  expect(isReady(summary(), { isOver: true })).toBe(true);
  expect(isReady(summary(), { isOver: false })).toBe(false);
  expect(isReady(summary({ status: 'open' }), { isOver: true })).toBe(false);
  expect(isReady(summary({ isChanged: true }), { isOver: true })).toBe(false);
});

test('worked are all hours but those of unpaid breaks and of time off', () => {
  expect(paidOf({ regular: 480, overtime: 60, double: 30, unpaid: 45, off: 480 })).toBe(570);
});

test('a break over midnight is asked of once', () => {
  const span = {
    dutyId: 1,
    kind: 'unanswered-break' as const,
    from: '23:45',
    to: '24:00',
    minutes: 15,
    startedAt: '2026-03-03T04:45:00.000Z',
    endedAt: '2026-03-03T05:15:00.000Z',
  };
  const days = [
    { date: '2026-03-02', minutes: NONE, spans: [span] },
    { date: '2026-03-03', minutes: NONE, spans: [span, { ...span, kind: 'work' as const }] },
  ];
  expect(unanswered({ days } as unknown as Timesheet).map(({ date }) => date)).toEqual(['2026-03-02']);
});
