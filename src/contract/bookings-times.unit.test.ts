import { expect, test } from 'vitest';
import { halfHoursMore, nextHalfHour } from './bookings-times.ts';

test('the next half hour is a full or a half one', () => {
  expect(['07:00', '07:29', '07:30', '23:30'].map(nextHalfHour)).toEqual(['07:30', '07:30', '08:00', '24:00']);
});

test('half hours more are those in which nobody was there for a part (bookings-8)', () => {
  const booked = [
    { arrives: '08:00', leaves: '12:10' },
    { arrives: '14:00', leaves: '16:00' },
  ];
  expect(halfHoursMore({ arrives: '09:00', leaves: '12:30' }, booked)).toEqual([]);
  expect(halfHoursMore({ arrives: '07:45', leaves: '16:00' }, booked)).toEqual([
    { arrives: '07:30', leaves: '08:00' },
    { arrives: '12:30', leaves: '13:00' },
    { arrives: '13:00', leaves: '13:30' },
    { arrives: '13:30', leaves: '14:00' },
  ]);
  expect(halfHoursMore({ arrives: '08:00', leaves: '09:00' }, [])).toHaveLength(2);
});
