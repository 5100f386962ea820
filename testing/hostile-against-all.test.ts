import { describe, test } from 'vitest';
import { heldAgainst, keepsEach, playHostile } from './hostile-sending.ts';

playHostile();

describe.each(heldAgainst('all'))('$route', (write) => {
  test('keeps each text to the letter, or names its field', { timeout: 3_600_000 }, () => keepsEach(write));
});
