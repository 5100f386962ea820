import { expect, test } from 'vitest';
import { loggedError } from './error.ts';

const NAME = 'Emma Miller';

/** As pg throws it. */
const refusedBy = (code: string, message: string) => Object.assign(new Error(message), { name: 'error', code });

test('what happened, and where', () => {
  expect(loggedError(new TypeError('x is not a function'))).toEqual({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringMatching(/^\s+at .*error\.unit\.test\.ts/),
  });
});

test.each([
  ['a value that the database did not take', refusedBy('22P02', `invalid input syntax for type integer: "${NAME}"`)],
  ['a broken constraint', refusedBy('23505', `Key (name)=(${NAME}) already exists`)],
  ['a text that is no JSON', new SyntaxError(`Unexpected token 'E', "${NAME}" is not valid JSON`)],
])('%s is told by its kind alone', (_, error) => {
  const logged = loggedError(error);
  expect(logged.message).toBeUndefined();
  expect(logged.type).toBe(error.name);
  expect(JSON.stringify(logged)).not.toContain('Emma');
});

test("the database's other words stay, with their code", () => {
  expect(loggedError(refusedBy('53100', 'could not extend file: No space left on device'))).toMatchObject({
    code: '53100',
    message: 'could not extend file: No space left on device',
  });
});

test('what is no error is told by its type', () => {
  expect(loggedError(NAME)).toEqual({ type: 'string' });
});
