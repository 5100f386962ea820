import { expect, test } from 'vitest';
import {
  againstAtOnce,
  type BookableDay,
  canAsk,
  canChange,
  canStayAway,
  daysToGiveUp,
  type FamilyDays,
  type Offer,
  priceOf,
  shownOf,
} from './rules.ts';

const day = (change: Partial<BookableDay> = {}): BookableDay => ({
  date: '2026-03-05',
  state: 'free',
  arrives: null,
  leaves: null,
  closure: null,
  care: 'fixed',
  isAbsent: false,
  came: false,
  booking: null,
  changes: [],
  ...change,
});
const days = (kinds: FamilyDays['kinds']): FamilyDays => ({
  kinds,
  absencesFree: true,
  bookableFrom: '2026-03-04',
  bookableTo: '2026-04-30',
  children: [],
});
const offer: Offer = {
  kinds: ['extra', 'swap'],
  booked: [],
  opens: '07:00',
  closes: '18:00',
  price: 8_000,
  halfDayPrice: 5_000,
  halfHourPrice: 0,
  isPaidByPlan: false,
  isAnsweredAtOnce: true,
  askUntil: '2026-03-04T17:00:00Z',
  free: [
    { from: '07:00', to: '12:00', places: 2, keepsRatio: true },
    { from: '12:00', to: '13:00', places: 0, keepsRatio: true },
    { from: '13:00', to: '18:00', places: null, keepsRatio: false },
  ],
};

const booking = (change: Partial<NonNullable<BookableDay['booking']>>): NonNullable<BookableDay['booking']> => ({
  id: 1,
  childId: 1,
  date: '2026-03-05',
  kind: 'extra',
  arrives: '08:00',
  leaves: '16:00',
  givesUp: null,
  status: 'requested',
  price: 0,
  requestedAt: '2026-03-01T08:00:00Z',
  reason: null,
  endedBecause: null,
  cancelUntil: '2026-03-04T17:00:00Z',
  canCancel: true,
  ...change,
});

test('a day is shown as it was, is booked, or was asked for', () => {
  expect(shownOf(day({ state: 'booked' }))).toBe('booked');
  expect(shownOf(day({ state: 'booked', isAbsent: true }))).toBe('absent');
  expect(shownOf(day({ state: 'booked', isAbsent: true, came: true }))).toBe('came');
  expect(shownOf(day({ booking: booking({}) }))).toBe('requested');
  expect(shownOf(day({ booking: booking({ status: 'declined' }) }))).toBe('declined');
  // Agreed on since.
  expect(shownOf(day({ state: 'booked', booking: booking({ status: 'ended' }) }))).toBe('booked');
  expect(shownOf(day({ state: 'closed', booking: booking({ status: 'ended' }) }))).toBe('closed');
});

test('the times of a booked day can be changed once, in time, where the child comes', () => {
  const booked = day({ state: 'booked' });
  expect(canChange(booked, days(['times']))).toBe(true);
  expect(canChange(booked, days(['extra']))).toBe(false);
  expect(canChange(day(), days(['times']))).toBe(false);
  expect(canChange({ ...booked, isAbsent: true }, days(['times']))).toBe(false);
  expect(canChange({ ...booked, date: '2026-03-03' }, days(['times']))).toBe(false);
  expect(canChange({ ...booked, changes: [booking({ kind: 'times' })] }, days(['times']))).toBe(false);
  expect(canChange({ ...booked, changes: [booking({ kind: 'times', status: 'declined' })] }, days(['times']))).toBe(
    true,
  );
});

test('a child stays away from a booked day that has not passed', () => {
  const booked = day({ state: 'booked' });
  expect(canStayAway(booked, '2026-03-05')).toBe(true);
  expect(canStayAway(booked, '2026-03-06')).toBe(false);
  expect(canStayAway(day(), '2026-03-05')).toBe(false);
});

test('a free day can be asked for in time, as far as the center takes it', () => {
  expect(canAsk(day(), days(['extra']))).toBe(true);
  expect(canAsk(day(), days(['swap']))).toBe(true);
  expect(canAsk(day(), days(['drop-in']))).toBe(false);
  expect(canAsk(day({ care: 'drop-in' }), days(['drop-in']))).toBe(true);
  expect(canAsk(day({ care: null, state: 'booked' }), days(['extra']))).toBe(false);
  expect(canAsk(day({ date: '2026-03-03' }), days(['extra']))).toBe(false);
  expect(canAsk(day({ date: '2026-05-01' }), days(['extra']))).toBe(false);
});

test('days that can be given up are fixed ones that are booked', () => {
  const all = [
    day(),
    day({ date: '2026-03-09', state: 'booked' }),
    day({ date: '2026-03-10', state: 'booked', care: 'flexible' }),
  ];
  expect(daysToGiveUp({ id: 1, firstName: 'Ada', days: all }, days(['swap'])).map(({ date }) => date)).toEqual([
    '2026-03-09',
  ]);
});

test('a price goes by the times, and a swap costs nothing', () => {
  expect(priceOf(offer, { arrives: '08:00', leaves: '13:00' }, false)).toBe(5_000);
  expect(priceOf(offer, { arrives: '08:00', leaves: '13:01' }, false)).toBe(8_000);
  expect(priceOf(offer, { arrives: '08:00', leaves: '17:00' }, true)).toBe(0);
});

test('what is against an answer at once is said beforehand', () => {
  expect(againstAtOnce(offer, { arrives: '08:00', leaves: '12:00' })).toBe(null);
  expect(againstAtOnce(offer, { arrives: '08:00', leaves: '12:30' })).toBe('full');
  expect(againstAtOnce(offer, { arrives: '13:00', leaves: '14:00' })).toBe('ratio');
  expect(againstAtOnce({ ...offer, isAnsweredAtOnce: false }, { arrives: '08:00', leaves: '12:00' })).toBe('staff');
});

test('other times cost their half hours more, and a shorter day is confirmed at once', () => {
  const change: Offer = {
    ...offer,
    kinds: ['times'],
    booked: [{ arrives: '08:00', leaves: '12:00' }],
    price: 0,
    halfDayPrice: 0,
    halfHourPrice: 600,
    isAnsweredAtOnce: false,
  };
  expect(priceOf(change, { arrives: '07:45', leaves: '13:00' }, false)).toBe(1_800);
  expect(priceOf(change, { arrives: '09:00', leaves: '11:00' }, false)).toBe(0);
  expect(againstAtOnce(change, { arrives: '09:00', leaves: '12:00' })).toBe(null);
  expect(againstAtOnce(change, { arrives: '08:00', leaves: '12:30' })).toBe('staff');
  const byRule = { ...change, isAnsweredAtOnce: true };
  expect(againstAtOnce(byRule, { arrives: '07:30', leaves: '12:00' })).toBe(null);
  expect(againstAtOnce(byRule, { arrives: '08:00', leaves: '12:30' })).toBe('full');
});
