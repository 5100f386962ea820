import { expect, test } from 'vitest';
import {
  againstAtOnce,
  type BookableDay,
  canAsk,
  daysToGiveUp,
  type FamilyDays,
  monthOf,
  type Offer,
  priceOf,
} from './rules.ts';

const day = (change: Partial<BookableDay> = {}): BookableDay => ({
  date: '2026-03-05',
  state: 'free',
  arrives: null,
  leaves: null,
  closure: null,
  care: 'fixed',
  isAbsent: false,
  booking: null,
  ...change,
});
const days = (kinds: FamilyDays['kinds']): FamilyDays => ({
  kinds,
  bookableFrom: '2026-03-04',
  bookableTo: '2026-04-30',
  children: [],
});
const offer: Offer = {
  kinds: ['extra', 'swap'],
  opens: '07:00',
  closes: '18:00',
  price: 8_000,
  halfDayPrice: 5_000,
  isAnsweredAtOnce: true,
  askUntil: '2026-03-04T17:00:00Z',
  free: [
    { from: '07:00', to: '12:00', places: 2, keepsRatio: true },
    { from: '12:00', to: '13:00', places: 0, keepsRatio: true },
    { from: '13:00', to: '18:00', places: null, keepsRatio: false },
  ],
};

test('a month has its first and last date', () => {
  expect(monthOf('2026-02-11')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
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
