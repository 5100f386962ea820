import { expect, test } from 'vitest';
import { isPickupDay } from '#contract/pickup-people-days.ts';
import type { Child } from '#web/domains/children/rules.ts';
import type { FamilyPickupPerson } from './queries.ts';
import { mayBeProposedFor, newPerson, saidOf, siblingsOf } from './rules.ts';

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

test('somebody is proposed for a sibling who comes already, not for it, and once (pickup-people-9)', () => {
  const rosa = { firstName: 'Rosa', lastName: 'Marin', state: 'accepted', children: [{ id: 1 }] } as FamilyPickupPerson;
  const asked = { ...rosa, state: 'proposed', children: [{ id: 2 }] } as FamilyPickupPerson;
  expect(mayBeProposedFor(rosa, 2, [rosa])).toBe(true);
  expect(mayBeProposedFor(rosa, 1, [rosa])).toBe(false);
  expect(mayBeProposedFor(rosa, 2, [rosa, asked])).toBe(false);
  expect(mayBeProposedFor(asked, 3, [rosa, asked])).toBe(false);
});

test('siblings share a guardian', () => {
  const child = (id: number, ...guardians: number[]) =>
    ({ id, guardians: guardians.map((one) => ({ id: one })) }) as Child;
  const [mia, leo, ida] = [child(1, 7, 8), child(2, 8), child(3, 9)] as const;
  expect(siblingsOf(mia, [mia, leo, ida])).toEqual([leo]);
});
