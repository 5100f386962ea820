import { expect, test } from 'vitest';
import { EMAIL, problemsOf } from './rules.ts';

test.each([
  ['12345', '12345', { password: 'short' }],
  ['', '', { password: 'short' }],
  ['secret', '', { confirmPassword: 'unconfirmed' }],
  ['secret', 'Secret', { confirmPassword: 'different' }],
  ['secret ', 'secret', { confirmPassword: 'different' }],
  ['secret', 'secret', {}],
  ['      ', '      ', {}],
])('the password %j, repeated as %j', (password, confirmPassword, problems) => {
  expect(problemsOf({ password, confirmPassword })).toEqual(problems);
});

test.each(['a@b.test', ' dora@willow.test '])('%j may be an e-mail address', (text) => expect(text).toMatch(EMAIL));
test.each(['', 'a@b', 'a b@c.test', '@b.test'])('%j is none', (text) => expect(text).not.toMatch(EMAIL));
