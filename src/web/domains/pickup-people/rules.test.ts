import { expect, test } from 'vitest';
import { isPickupDay } from '#contract/pickup-people-days.ts';
import { newPerson, saidOf } from './rules.ts';

test('a form sends every day as null, and what nothing narrows too', () => {
  const { weekdays, validFrom, validTo } = saidOf(newPerson([1]));
  expect({ weekdays, validFrom, validTo }).toEqual({ weekdays: null, validFrom: null, validTo: null });
  expect(saidOf({ ...newPerson([1]), weekdays: [5], validTo: '2026-12-31' })).toMatchObject({
    weekdays: [5],
    validTo: '2026-12-31',
  });
});

test('a pickup person comes on their days of the week, from their first day to their last (pickup-people-4)', () => {
  const days = { weekdays: [5, 7], validFrom: '2026-11-20', validTo: '2026-11-29' };
  const may = ['2026-11-15', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-29', '2026-12-04'].filter((date) =>
    isPickupDay(days, date),
  );
  expect(may).toEqual(['2026-11-20', '2026-11-22', '2026-11-29']);
  expect(isPickupDay({ weekdays: null, validFrom: null, validTo: null }, '2026-11-21')).toBe(true);
});
