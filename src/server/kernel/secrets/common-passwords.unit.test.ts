import { expect, test } from 'vitest';
import list from './common-passwords.json' with { type: 'json' };
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'password', 'Password1', 'QWERTYUIOP', 'iloveyou'])('%s is among the most used', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});
test.each(['correct horse', 'larkhouse-demo', 'zwölf Lerchen', '', 'constructor '])('%j is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
test('the list has 10,000, each of which could be chosen, and names its source and licence', () => {
  const passwords = list.passwords.split(' ');
  expect(new Set(passwords).size).toBe(10_000);
  expect(
    passwords.filter((password) => !/^[\x21-\x7e]{6,}$/.test(password) || password !== password.toLowerCase()),
  ).toEqual([]);
  expect(list.source).toContain('https://github.com/zxcvbn-ts/zxcvbn');
  expect(list.license).toMatch(/^MIT: Copyright .* Permission is hereby granted/);
});
