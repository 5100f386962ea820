import { describe, test } from 'vitest';
import { HELD_AGAINST_ALL, keepsEach, playHostile } from './hostile-sending.ts';

playHostile();

describe.each(HELD_AGAINST_ALL)('$route', (write) => {
  test('keeps each text to the letter, or names its field', { timeout: 900_000 }, () => keepsEach(write));
});
