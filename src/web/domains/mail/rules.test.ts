import { expect, test } from 'vitest';
import { canBeSentAgain, linkIn, stateOf } from './rules.ts';

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
