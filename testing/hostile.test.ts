import { describe, expect, test } from 'vitest';
import { heldAgainst, keepsEach, playHostile, WRITES } from './hostile-sending.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { KEEPS_NOTHING, READ_BACK } from './text-answers.ts';

playHostile();

test('every write is known', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
  const unknown = WRITES.map(({ route }) => route).filter(
    (route) => !(route in READ_BACK) && !(route in KEEPS_NOTHING),
  );
  expect(
    unknown,
    'Say in text-answers.ts where the texts of these can be read again, or that they are not kept.',
  ).toEqual([]);
});

describe.each(heldAgainst('none'))('$route', (write) => {
  test('keeps each text to the letter, or names its field', { timeout: 3_600_000 }, () => keepsEach(write));
});
