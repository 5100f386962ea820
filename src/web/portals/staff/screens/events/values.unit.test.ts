import { expect, test } from 'vitest';
import { bodyOf, emptyValues, movedEnd, recurrenceIn } from './values.ts';

const values = (more: object = {}) => ({ ...emptyValues('2026-03-03'), title: 'Music', ...more });

test('what is left open is sent as nothing', () => {
  expect(bodyOf(values({ endTime: '' }))).toMatchObject({
    time: '09:00',
    endTime: null,
    recurrence: null,
    roomIds: [],
  });
  expect(bodyOf(values({ allDay: true }))).toMatchObject({ time: null, endTime: null });
  expect(bodyOf(values({ audience: 'staff', roomIds: ['1'] })).roomIds).toEqual([]);
});

test('a week recurs on the day it begins with, unless days are named', () => {
  expect(recurrenceIn(values({ unit: 'week' }))?.weekdays).toEqual([2]);
  expect(recurrenceIn(values({ unit: 'week', weekdays: ['5', '1'] }))?.weekdays).toEqual([1, 5]);
});

test('only the end that was chosen is sent', () => {
  const both = { unit: 'day', until: '2026-04-01', count: '5' };
  expect(recurrenceIn(values({ ...both, ends: 'until' }))).toMatchObject({ until: '2026-04-01', count: null });
  expect(recurrenceIn(values({ ...both, ends: 'count' }))).toMatchObject({ until: null, count: 5 });
  expect(recurrenceIn(values({ ...both, ends: 'never' }))).toMatchObject({ until: null, count: null });
});

test('an event that is moved stays as long as it was', () => {
  expect(movedEnd('2026-03-03', '2026-03-10', '2026-03-04')).toBe('2026-03-11');
  expect(movedEnd('', '2026-03-10', '')).toBe('2026-03-10');
});
