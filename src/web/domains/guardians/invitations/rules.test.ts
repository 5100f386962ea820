import { expect, test } from 'vitest';
import {
  actionsFor,
  type Invitation,
  isDeadLink,
  linkParts,
  pendingCount,
  registrationLink,
  sameEmail,
} from './rules.ts';

const invitation = (part: Partial<Invitation>): Invitation => ({
  id: 1,
  childId: 7,
  childName: 'Lia Silva',
  email: 'ana@families.test',
  phoneNumber: '555 0101',
  invitationCode: 'abc',
  invitationLink: 'http://localhost/parent-register?code=abc',
  invitedByStaffId: 1,
  status: 'pending',
  expiresAt: '2026-03-08T12:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
  acceptedAt: null,
  ...part,
});

test('the copied link is the origin, the registration path and the code', () => {
  expect(registrationLink('https://maple.test', 'a-b_c')).toBe('https://maple.test/parent-register?code=a-b_c');
  expect(registrationLink('https://maple.test', 'a+b&c')).toBe('https://maple.test/parent-register?code=a%2Bb%26c');
});

test.each([
  ['code=abc', { kind: 'code', code: 'abc' }],
  ['token=abc&childId=7', { kind: 'token', code: 'abc', childId: '7' }],
  ['code=abc&token=def&childId=7', { kind: 'code', code: 'abc' }],
  ['token=abc', null],
  ['childId=7', null],
  ['token=abc&childId=seven', null],
  ['code=', null],
  ['code=%20', null],
  ['', null],
])('a link with "%s" carries %o', (search, parts) => {
  expect(linkParts(new URLSearchParams(search))).toEqual(parts);
});

test('only a pending invitation of a child offers its link, and only where the code is known', () => {
  expect(actionsFor(invitation({})).copy).toBe(true);
  expect(actionsFor(invitation({ invitationCode: null })).copy).toBe(false);
  expect(actionsFor(invitation({ childId: null })).copy).toBe(false);
  for (const status of ['accepted', 'expired', 'canceled'] as const) {
    expect(actionsFor(invitation({ status })).copy).toBe(false);
  }
});

test('one without a child waits for it; one that ran out can be sent again; a closed one offers nothing', () => {
  expect(actionsFor(invitation({ childId: null }))).toMatchObject({ tie: true, resend: false, revoke: true });
  expect(actionsFor(invitation({}))).toMatchObject({ tie: false, resend: true, revoke: true });
  expect(actionsFor(invitation({ status: 'expired' }))).toEqual({
    copy: false,
    resend: true,
    tie: false,
    revoke: false,
  });
  for (const status of ['accepted', 'canceled'] as const) {
    expect(Object.values(actionsFor(invitation({ status })))).toEqual([false, false, false, false]);
  }
});

test('pending invitations are counted, the others not', () => {
  expect(pendingCount([invitation({}), invitation({ status: 'expired' }), invitation({ childId: null })])).toBe(2);
});

test('e-mail addresses are the same whatever case and blanks', () => {
  expect(sameEmail(' Ana@Families.test', 'ana@families.test ')).toBe(true);
  expect(sameEmail('ana@families.test', 'ann@families.test')).toBe(false);
});

test('a link that is unknown or unreadable is dead; one that could not be asked about is not', () => {
  expect([400, 404, 422].every(isDeadLink)).toBe(true);
  expect([429, 500, 503].some(isDeadLink)).toBe(false);
});
