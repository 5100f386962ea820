import { expect, test } from 'vitest';
import { asHttpError } from './errors.ts';

const coded = (code: string) => Object.assign(new Error('the database said so'), { code });

test.each(['25P03', '57014', '57P01', '55P03', '53300', '40P01', '40001', '08006', 'EPIPE', 'ECONNRESET'])(
  'what %s says passes by itself: the call can be made again',
  (code) => expect(asHttpError(coded(code))).toMatchObject({ status: 503, details: { retryAfterSeconds: 2 } }),
);

test.each(['23505', '23503', '22003', '25P02', '42P01', '53100'])('what %s says stays what it is', (code) => {
  const error = coded(code);
  expect(asHttpError(error)).toBe(error);
});

test('a connection that is gone says so in words', () => {
  expect(asHttpError(new Error('Connection terminated unexpectedly'))).toMatchObject({ status: 503 });
  const other = new Error('The Connection of two families');
  expect(asHttpError(other)).toBe(other);
});
