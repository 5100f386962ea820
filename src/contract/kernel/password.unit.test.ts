import { expect, test } from 'vitest';
import { Password } from './primitives.ts';

const taken = (password: string) => Password.safeParse(password).data;

test.each(['aaaaaa', '123456', 'ABCDEF', '      ', 'пароль', '密码密码密码', '🦊🦊🦊🦊🦊🦊', "';--<>&"])(
  'a password may be of any letters: %j',
  (password) => {
    expect(taken(password)).toBe(password);
  },
);

test('a password is taken as it is: not trimmed, not cut, in the case it was typed in', () => {
  for (const password of [
    '  Larkhouse  ',
    '\tLarkhouse\n',
    'LarkHouse',
    `${'x'.repeat(199)} `,
    'e\u0301te\u0301te\u0301',
  ])
    expect(taken(password)).toBe(password);
});

test('a password may have 64 characters and more', () => {
  for (const length of [64, 128, 200]) expect(taken('x'.repeat(length))).toHaveLength(length);
  expect(taken('x'.repeat(201))).toBeUndefined();
});
