import { expect, test } from 'vitest';
import { nextEvents } from './rules.ts';

const event = (id: number, date: string, time: string | null) => ({ id, date, time });

test('the soonest three from today on; an event without a time heads its day', () => {
  const list = [
    event(1, '2026-11-03', '09:00'),
    event(2, '2026-11-01', '17:30'),
    event(3, '2026-10-30', '08:00'),
    event(4, '2026-11-01', null),
    event(5, '2026-11-09', '10:00'),
  ];
  expect(nextEvents(list, '2026-11-01').map(({ id }) => id)).toEqual([4, 2, 1]);
});
