import { expect, test } from 'vitest';
import { bodyOf, canBeSentAgain, linkIn, portFor, stateOf } from './rules.ts';

test('a mail that waits after a failed try says so', () => {
  expect(stateOf({ status: 'waiting', lastError: null })).toBe('waiting');
  expect(stateOf({ status: 'waiting', lastError: 'ECONNREFUSED' })).toBe('retrying');
  expect(stateOf({ status: 'failed', lastError: 'ECONNREFUSED' })).toBe('failed');
});

test.each([
  ['failed', true, true],
  ['failed', false, true],
  ['kept', true, true],
  ['kept', false, false],
  ['waiting', true, false],
  ['sent', true, false],
] as const)('%s, with a mail server: %s, can be sent again: %s', (status, isConfigured, can) => {
  expect(canBeSentAgain({ status }, isConfigured)).toBe(can);
});

test('the link of a mail is found whole', () => {
  const link = 'https://day.test/activate?token=a-b_c%2B1';
  expect(linkIn(`Hello Ana,\n\nChoose a password:\n${link}\n\nWillow Lane`)).toBe(link);
  expect(linkIn('Hello Ana')).toBeUndefined();
});

test.each([
  ['tls', '587', '465'],
  ['none', '465', '25'],
  ['starttls', '', '587'],
  ['tls', '2525', '2525'],
])('%s after port %s listens on %s', (security, typed, port) => {
  expect(portFor(security, typed)).toBe(port);
});

test('an empty user name keeps the sign-in; only a ticked box takes it away', () => {
  const values = {
    host: 'h',
    port: '25',
    security: 'none',
    senderName: 's',
    senderAddress: 'a',
    password: '',
  } as const;
  const sent = { host: 'h', port: 25, security: 'none', senderName: 's', senderAddress: 'a' };
  expect(bodyOf({ ...values, username: '', needsNoLogin: false })).toEqual({ ...sent, username: '', password: '' });
  expect(bodyOf({ ...values, username: '', needsNoLogin: true })).toEqual({ ...sent, username: null });
});
