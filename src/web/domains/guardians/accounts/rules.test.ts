import { expect, test } from 'vitest';
import {
  matchesSearch,
  type ParentAccount,
  type ParentChild,
  parentTotals,
  paymentState,
  subscriptionState,
} from './rules.ts';
import { shownChild } from './shownChild.ts';

const account = (id: number, childIds: readonly number[], part: Partial<ParentAccount> = {}): ParentAccount => ({
  id,
  firstName: 'Ana',
  lastName: 'Silva',
  email: `ana${id}@families.test`,
  phoneNumber: null,
  address: null,
  emergencyContactName: null,
  emergencyContactPhone: null,
  childId: childIds[0] ?? null,
  children: childIds.map((childId) => ({ id: childId, firstName: `Child ${childId}`, lastName: 'Silva' })),
  isActive: true,
  hasTwoStep: false,
  subscriptionStatus: null,
  subscriptionPlan: null,
  subscriptionAmount: null,
  paymentStatus: null,
  nextBillingDate: null,
  lastPaymentDate: null,
  registrationDate: '2026-03-01T12:00:00.000Z',
  emailConsentGiven: false,
  smsConsentGiven: false,
  marketingConsentGiven: false,
  consentDate: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  version: 1,
  ...part,
});

test('a missing subscription is inactive, a missing payment pending', () => {
  expect(subscriptionState(account(1, []))).toBe('inactive');
  expect(subscriptionState(account(1, [], { subscriptionStatus: 'past_due' }))).toBe('past_due');
  expect(paymentState(account(1, []))).toBe('pending');
  expect(paymentState(account(1, [], { paymentStatus: 'paid' }))).toBe('paid');
});

test('guardians who share a child are one family, also over a third', () => {
  const families = (...accounts: ParentAccount[]) => parentTotals(accounts).families;
  expect(families()).toBe(0);
  expect(families(account(1, [1]), account(2, [1]))).toBe(1);
  expect(families(account(1, [1]), account(2, [2]))).toBe(2);
  expect(families(account(1, [1]), account(2, [2]), account(3, [1, 2]))).toBe(1);
  expect(families(account(1, []), account(2, []))).toBe(2);
});

test('an account that was shut out is no family of its own, but its open payment still is an issue', () => {
  const totals = parentTotals([
    account(1, [1], { subscriptionStatus: 'active', paymentStatus: 'paid' }),
    account(2, [2], { isActive: false, paymentStatus: 'failed' }),
  ]);
  expect(totals).toEqual({ families: 1, accounts: 1, activeSubscriptions: 1, paymentIssues: 1 });
});

test('only a failed payment counts as an issue', () => {
  const states = ['pending', 'paid', 'past_due', null];
  expect(parentTotals(states.map((paymentStatus, id) => account(id, [id], { paymentStatus }))).paymentIssues).toBe(0);
});

test('a parent is found by their own name, a child’s name or the e-mail', () => {
  const ana = account(1, [7]);
  for (const typed of ['', 'silva ana', 'CHILD 7', 'ana1@', ' FAMILIES.test ']) {
    expect(matchesSearch(ana, typed)).toBe(true);
  }
  for (const typed of ['ana child', 'bob', 'child 8']) expect(matchesSearch(ana, typed)).toBe(false);
});

test('the child in the address is shown; another family’s number or none gives the first', () => {
  const child = (id: number): ParentChild => ({
    id,
    firstName: 'Lia',
    lastName: 'Silva',
    room: 'Toddler Room',
    dateOfBirth: '2023-05-01',
    emergencyContact: null,
    parentPhone: null,
    photoUrl: null,
  });
  const own = [child(3), child(4)];
  expect(shownChild(own, '4')?.id).toBe(4);
  expect(shownChild(own, '99')?.id).toBe(3);
  expect(shownChild(own, null)?.id).toBe(3);
  expect(shownChild([], '3')).toBeUndefined();
});
