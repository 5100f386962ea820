import { expect, test } from 'vitest';
import {
  actionsFor,
  addresseeOf,
  countByDelivery,
  handled,
  type Invitation,
  isDeadLink,
  isFound,
  isUnderWay,
  isUnknownAddress,
  linkParts,
  pendingCount,
  roundStateOf,
  sameEmail,
  type UninvitedGuardian,
} from './rules.ts';

const invitation = (part: Partial<Invitation>): Invitation => ({
  id: 1,
  childId: 7,
  childName: 'Lia Silva',
  guardianId: null,
  parentName: null,
  language: 'en',
  delivery: 'sent',
  deliveryError: null,
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

const guardian = (part: Partial<UninvitedGuardian>): UninvitedGuardian => ({
  id: 1,
  firstName: 'Zoé',
  lastName: 'Silva',
  email: 'zoe@families.test',
  phoneNumber: null,
  relationship: 'mother',
  children: [{ id: 7, firstName: 'Lia', lastName: 'Rossi', room: 'Toddler Room' }],
  wasInvited: false,
  ...part,
});

test('who is not invited is found by name, e-mail, child and room, and by whether there is an e-mail', () => {
  for (const typed of ['', 'zoe sil', 'ROSSI', 'zoe@fam', ' toddler ']) {
    expect(isFound(guardian({}), typed, 'all')).toBe(true);
  }
  for (const typed of ['zoe rossi', 'ben', 'infant']) expect(isFound(guardian({}), typed, 'all')).toBe(false);
  expect([isFound(guardian({}), '', 'withEmail'), isFound(guardian({}), '', 'withoutEmail')]).toEqual([true, false]);
  const without = guardian({ email: null });
  expect([isFound(without, '', 'withEmail'), isFound(without, '', 'withoutEmail')]).toEqual([false, true]);
});

test('mail goes to whoever has an e-mail where mail is set up; everybody else gets a letter', () => {
  const three = [guardian({}), guardian({}), guardian({ email: null })];
  expect(countByDelivery(three, true)).toEqual({ byMail: 2, toPrint: 1 });
  expect(countByDelivery(three, false)).toEqual({ byMail: 0, toPrint: 3 });
});

test.each([
  ['accepted', 'sent', null, 'registered'],
  ['pending', 'failed', 'EENVELOPE 550', 'refused'],
  ['pending', 'waiting', 'EMESSAGE 451', 'retrying'],
  ['pending', 'waiting', null, 'waiting'],
  ['pending', 'sent', null, 'mailed'],
  ['pending', 'none', null, 'toPrint'],
  ['pending', 'kept', null, 'toPrint'],
  ['canceled', 'failed', 'EENVELOPE 550', 'over'],
  ['expired', 'sent', null, 'over'],
] as const)('an invitation that is %s, with a letter %s (%s), is %s', (status, delivery, deliveryError, state) => {
  expect(roundStateOf(invitation({ status, delivery, deliveryError }))).toBe(state);
});

test('a round is under way until its job has ended and no mail waits', () => {
  const over = { finishedAt: '2026-03-01T12:00:00.000Z', failure: null, waiting: 0 };
  expect(isUnderWay(over)).toBe(false);
  expect(isUnderWay({ ...over, waiting: 1 })).toBe(true);
  expect(isUnderWay({ ...over, finishedAt: null })).toBe(true);
  expect(isUnderWay({ ...over, finishedAt: null, failure: 'no' })).toBe(false);
  expect(handled({ done: 10, waiting: 3 })).toBe(7);
});

test('an invitation is called by its address, on paper by name', () => {
  expect(addresseeOf(invitation({}))).toBe('ana@families.test');
  expect(addresseeOf(invitation({ email: null, parentName: 'Ana Silva' }))).toBe('Ana Silva');
  expect(addresseeOf(invitation({ email: null }))).toBe('Lia Silva');
});

test('only a mailbox that is not there is called unknown', () => {
  expect(isUnknownAddress('EENVELOPE 550')).toBe(true);
  for (const error of ['EMESSAGE 451', 'ECONNECTION', 'EENVELOPE 450']) expect(isUnknownAddress(error)).toBe(false);
});
