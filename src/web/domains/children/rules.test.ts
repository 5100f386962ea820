import { expect, test } from 'vitest';
import { type Consent, confirmedForms, consentOf } from './consents.ts';
import { type Child, countByGroup, inRoomFilter, nameMatches, resumePath } from './rules.ts';

const child = (changes: Partial<Child> = {}): Child => ({
  id: 1,
  firstName: 'Mia',
  lastName: 'Lark',
  dateOfBirth: '2023-03-01',
  room: 'Toddler Room',
  roomId: 2,
  ageGroup: 'toddlers',
  allergies: '',
  photoUrl: null,
  emergencyContact: null,
  parentName: null,
  parentPhone: null,
  parentEmail: null,
  parentDriversLicense: null,
  relationship: 'parent',
  isActive: true,
  parentEmailConsent: false,
  parentSmsConsent: false,
  emergencyContactConsent: false,
  enrolledOn: '2026-01-07',
  leavesOn: null,
  guardians: [],
  barredFromPickup: [],
  pickupPeople: [],
  enrollmentStep: null,
  version: 1,
  ...changes,
});
const consent = (form: Consent['form'], confirmedAt: string, revokedAt: string | null = null): Consent => ({
  form,
  isDeclined: false,
  confirmedAt,
  confirmedBy: 'Dana Reed',
  formRequestId: null,
  signedOn: null,
  signedBy: null,
  revokedAt,
});

test('the preschool filter includes Pre-K, the others only their own group', () => {
  expect(inRoomFilter('pre-k', 'preschool')).toBe(true);
  expect(inRoomFilter('preschool', 'preschool')).toBe(true);
  expect(inRoomFilter('pre-k', 'toddlers')).toBe(false);
  expect(inRoomFilter('infants', 'infants')).toBe(true);
});

test('a child in a room without age group is found under all rooms alone', () => {
  expect(inRoomFilter(null, 'all')).toBe(true);
  expect(inRoomFilter(null, 'preschool')).toBe(false);
});

test('the search takes parts of both names, whatever case, accents and order', () => {
  const zoe = { firstName: 'Zoë', lastName: 'O’Brien Núñez' };
  for (const typed of ['', '  ', 'zoe', 'NUN', 'nunez zoe', 'brien']) expect(nameMatches(zoe, typed)).toBe(true);
  for (const typed of ['zoey', 'zoe smith']) expect(nameMatches(zoe, typed)).toBe(false);
});

test('the summary counts Pre-K among the preschoolers, and everybody in the total', () => {
  const groups = ['infants', 'toddlers', 'preschool', 'pre-k', 'pre-k', null] as const;
  const family = groups.map((ageGroup) => child({ ageGroup }));
  expect(countByGroup(family)).toEqual({ all: 6, infants: 1, toddlers: 1, preschool: 3 });
});

test('of a form taken back and signed again the valid confirmation is shown, else the newest taken back', () => {
  const first = consent('photoRelease', '2026-01-07T12:00:00Z', '2026-02-01T12:00:00Z');
  const second = consent('photoRelease', '2026-02-08T12:00:00Z', '2026-03-01T12:00:00Z');
  const third = consent('photoRelease', '2026-03-02T12:00:00Z');
  expect(consentOf([third, second, first], 'photoRelease')).toBe(third);
  expect(consentOf([second, first], 'photoRelease')).toBe(second);
  expect(consentOf([third], 'medicalForm')).toBeUndefined();
  expect(
    confirmedForms([third, second, consent('medicalForm', '2026-01-07T12:00:00Z', '2026-01-08T12:00:00Z')]),
  ).toEqual(['photoRelease']);
});

test('an enrollment goes on where it was left', () => {
  expect(resumePath(7, 'consents')).toBe('/consent-confirmation/7');
  expect(resumePath(7, 'invitation')).toBe('/parent-invite/7');
});
