import { expect, test } from 'vitest';
import { changedAt, nameOf, newChild, newInquiry, saidOf } from './rules.ts';

test('of a child not born yet the day it is due is sent, of a born one its day of birth', () => {
  const { contacts, children } = newInquiry();
  const days = { birthDate: '2025-04-01', dueDate: '2026-08-01', wishedStart: '2027-01-11' };
  const said = saidOf({ contacts, children: changedAt(children, 0, { ...days, isBorn: false }) }, 'de');
  expect(said).toMatchObject({ language: 'de', children: [{ birthDate: null, dueDate: '2026-08-01' }] });
  expect(saidOf({ contacts, children: changedAt(children, 0, days) }, 'de').children).toMatchObject([
    { birthDate: '2025-04-01', dueDate: null },
  ]);
  expect(said.contacts).toMatchObject([{ email: null }]);
});

test('a second child begins with the name and the wish of the first', () => {
  const first = { ...newChild([]), lastName: 'Okafor', wishedStart: '2027-01-11', weekdays: [1, 3] };
  expect(newChild([first])).toMatchObject({
    firstName: '',
    lastName: 'Okafor',
    wishedStart: '2027-01-11',
    weekdays: [1, 3],
  });
  expect(newChild([first]).key).not.toBe(first.key);
});

test('a name is what is known of it', () => {
  expect([nameOf({ firstName: null, lastName: null }), nameOf({ firstName: null, lastName: 'Roy' })]).toEqual([
    '',
    'Roy',
  ]);
});
