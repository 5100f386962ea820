import { expect, test } from 'vitest';
import { deviceOf, plainCode, stepOf } from './rules.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    ['Edge', 'Windows', 'computer'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/18.0 Safari/605.1',
    ['Safari', 'macOS', 'computer'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    ['Chrome', 'Android', 'phone'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    ['Chrome', 'Android', 'tablet'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Mobile Safari/604',
    ['Chrome', 'iPad', 'tablet'],
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ['Firefox', 'Linux', 'computer']],
  ['curl/8.0', [null, null, 'unknown']],
  [null, [null, null, 'unknown']],
])('%s', (userAgent, [browser, system, kind]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});

test('a recovery code is the same however it is typed', () => {
  expect(plainCode(' ABCD-efgh 2345–6789 ')).toBe('abcdefgh23456789');
});

test('a code lasts thirty seconds', () => {
  const at = (second: number) => stepOf(new Date(second * 1000));
  expect([at(59) - at(31), at(60) - at(59)]).toEqual([0, 1]);
});
