import { expect, test } from 'vitest';
import { emailKey } from './address.ts';

test('e-mails that differ in case or outer spaces are the same', () => {
  expect(emailKey('  Ana@Example.org ')).toBe(emailKey('ana@example.org'));
});
