import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkInquiry, childKey, isSaidAgain, keptUntil, notAmong, phoneKey, type SaidChild } from './rules.ts';

const TODAY = '2026-03-02';
const ana = { firstName: 'Ana', lastName: 'Okafor', email: 'ana@okafor.test', phoneNumber: null };
const ida: SaidChild = {
  firstName: 'Ida',
  lastName: 'Okafor',
  birthDate: '2025-04-01',
  dueDate: null,
  wishedStart: '2026-09-01',
  weekdays: [1, 2],
};
const fieldsOf = (child: Partial<SaidChild>, contact: object = {}) =>
  Object.keys(
    checkInquiry({ contacts: [{ ...ana, ...contact }], children: [{ ...ida, ...child }] }, TODAY)?.details.fields ?? {},
  );

test('a family asks for a child that is born, or that is due', () => {
  expect(fieldsOf({})).toEqual([]);
  const expected = { firstName: null, lastName: null, birthDate: null, dueDate: '2026-08-01' };
  expect(fieldsOf(expected)).toEqual([]);
  expect(fieldsOf({ ...expected, dueDate: '2027-01-03' })).toEqual(['children.0.dueDate']);
  expect(fieldsOf({ birthDate: null })).toEqual(['children.0.birthDate']);
  expect(fieldsOf({ dueDate: '2026-08-01' })).toEqual(['children.0.birthDate']);
  expect(fieldsOf({ birthDate: '2026-03-03' })).toEqual(['children.0.birthDate']);
  expect(fieldsOf({ birthDate: '2012-03-01' })).toEqual(['children.0.birthDate']);
  expect(fieldsOf({ firstName: null })).toEqual(['children.0.firstName']);
  expect(fieldsOf({ lastName: null })).toEqual(['children.0.lastName']);
});

test('a first day lies ahead, and each weekday is named once', () => {
  expect(fieldsOf({ wishedStart: TODAY })).toEqual([]);
  expect(fieldsOf({ wishedStart: '2026-03-01' })).toEqual(['children.0.wishedStart']);
  expect(fieldsOf({ wishedStart: '2031-06-01' })).toEqual(['children.0.wishedStart']);
  expect(fieldsOf({ weekdays: [1, 1] })).toEqual(['children.0.weekdays']);
});

test('whoever asks can be reached', () => {
  expect(fieldsOf({}, { email: null })).toEqual(['contacts.0.email']);
  expect(fieldsOf({}, { email: null, phoneNumber: '555' })).toEqual(['contacts.0.phoneNumber']);
  expect(fieldsOf({}, { email: null, phoneNumber: '(555) 030-1122' })).toEqual([]);
});

test('the same child twice is refused', () => {
  const both = { contacts: [ana], children: [ida, { ...ida, firstName: ' IDA' }] };
  expect(Object.keys(checkInquiry(both, TODAY)?.details.fields ?? {})).toEqual(['children']);
});

test('two forms of one number, and of one name, are one', () => {
  expect(phoneKey('+1 (555) 030-1122')).toBe(phoneKey('555 030 1122'));
  expect([phoneKey(null), phoneKey('no phone'), phoneKey('12')]).toEqual([null, null, null]);
  expect(childKey({ ...ida, firstName: 'ÍDA' })).toBe(childKey(ida));
  expect(childKey({ ...ida, birthDate: '2025-04-02' })).not.toBe(childKey(ida));
  expect(childKey({ ...ida, birthDate: null })).toBeNull();
});

test('the same once more is known, in any order of the days', () => {
  const said = { contacts: [ana], children: [ida] };
  expect(
    isSaidAgain(said, { contacts: [{ ...ana, email: 'ANA@okafor.test' }], children: [{ ...ida, weekdays: [2, 1] }] }),
  ).toBe(true);
  expect(isSaidAgain(said, { contacts: [ana], children: [{ ...ida, wishedStart: '2026-10-01' }] })).toBe(false);
});

test('of two inquiries each child is kept once', () => {
  const child = fc.record({
    firstName: fc.constantFrom('Ida', 'ida', 'Leo'),
    lastName: fc.constantFrom('Okafor', 'Roy'),
    birthDate: fc.constantFrom('2025-04-01', '2023-01-05', null),
  });
  const born = child.map((one) => ({ ...one, dueDate: one.birthDate === null ? '2026-08-01' : null }));
  const keyOf = (one: { birthDate: string | null; firstName: string; lastName: string }) => childKey(one) ?? 'due';
  fc.assert(
    fc.property(fc.array(born), fc.array(born), (known, others) => {
      const added = notAmong(known, others);
      expect(added.every((one) => !known.some((other) => keyOf(one) === keyOf(other)))).toBe(true);
      expect(others.every((one) => [...known, ...added].some((other) => keyOf(one) === keyOf(other)))).toBe(true);
    }),
  );
});

test('it is kept for the months of the center', () => {
  expect([keptUntil('2026-03-31', 11), keptUntil('2026-03-02', 12)]).toEqual(['2027-02-28', '2027-03-02']);
});
