import { expect, test } from 'vitest';
import { bodyOf, wantedValues } from './scheduleValues.ts';

const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '18:00' }));
const WANTED = { from: '2026-03-09', weekdays: [1, 2] };

test('days that are wanted begin with the opening hours', () => {
  const body = bodyOf(wantedValues(WANTED, undefined, HOURS));
  expect(body).toEqual({
    from: '2026-03-09',
    kind: 'fixed',
    cycleWeeks: 1,
    slots: [
      { week: 1, weekday: 1, arrives: '07:00', leaves: '18:00' },
      { week: 1, weekday: 2, arrives: '07:00', leaves: '18:00' },
    ],
  });
});

test('days that are booked already keep their times and rooms, and others take them over', () => {
  const slot = { week: 1, weekday: 1, arrives: '08:00', leaves: '12:00', room: 'Pre-K Room' };
  const now = {
    id: 1,
    from: '2026-01-05',
    to: null,
    kind: 'fixed' as const,
    cycleWeeks: 2,
    firstMonday: '2026-01-05',
    source: 'contract' as const,
    slots: [slot, { ...slot, week: 2, weekday: 3 }],
  };
  expect(wantedValues(WANTED, now, HOURS)).toMatchObject({
    cycleWeeks: 1,
    slots: [slot, { week: 1, weekday: 2, arrives: '08:00', leaves: '12:00' }],
  });
});
