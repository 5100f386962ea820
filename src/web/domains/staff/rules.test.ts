import { expect, test } from 'vitest';
import {
  bodyOf,
  countStaff,
  inRoleFilter,
  isTeacher,
  NOBODY,
  ROLE_FILTERS,
  roleOptions,
  roomOptions,
  type StaffMember,
  staffMatches,
  valuesOf,
} from './rules.ts';

const member = (role: string, more: Partial<StaffMember> = {}): StaffMember => ({
  id: 1,
  firstName: 'Zoë',
  lastName: 'Lund',
  role,
  room: null,
  phone: '555',
  email: 'zoe@willow.test',
  isOnDuty: false,
  accountStatus: 'active',
  version: 1,
  ...more,
});

test('teachers say so in their role, everyone else is support staff', () => {
  const staff = ['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Director', 'Support Staff'].map((role) => member(role));
  expect(staff.filter(isTeacher)).toHaveLength(2);
  expect(countStaff([...staff, member('Cook', { isOnDuty: true })])).toEqual({
    total: 6,
    onDuty: 1,
    teachers: 2,
    support: 4,
  });
});

test.each([
  ['Lead Teacher', ['all', 'teacher']],
  ['Nurse', ['all', 'nurse']],
  ['Director', ['all', 'director']],
  ['Support Staff', ['all']],
])('the filters that show a %s', (role, filters) => {
  expect(ROLE_FILTERS.filter((filter) => inRoleFilter(member(role), filter))).toEqual(filters);
});

test.each([
  ['zoe', true],
  ['lund teacher', true],
  ['LEAD', true],
  ['docente', true],
  [' ', true],
  ['nurse', false],
])('the search for %j', (typed, found) => {
  expect(staffMatches(member('Lead Teacher'), typed, 'Docente principal')).toBe(found);
});

test('the usual roles stand in the order of the form', () => {
  expect(roleOptions()).toEqual(['Lead Teacher', 'Assistant Teacher', 'Nurse', 'Director', 'Support Staff']);
});

test('the Infant Room is offered once, under the form’s word, and other rooms follow', () => {
  expect(roomOptions([{ name: 'Infant Room' }, { name: 'Pre-K Room' }, { name: 'Playground' }])).toEqual([
    'Toddler Room',
    'Preschool Room',
    'Infants',
    'Playground',
    'Main Office',
    'Pre-K Room',
  ]);
});

test('a form shows the room by its option and sends none as null', () => {
  expect(valuesOf(member('Nurse', { room: 'Infant Room' })).room).toBe('Infants');
  expect(valuesOf(member('Nurse')).room).toBe('');
  expect(bodyOf({ ...NOBODY, firstName: 'Ana' })).toEqual({ ...NOBODY, firstName: 'Ana', room: null });
  expect(bodyOf({ room: 'Infants' })).toEqual({ room: 'Infants' });
  expect(bodyOf({ phone: '1' })).toEqual({ phone: '1' });
});
