import { describe, test } from 'vitest';
import { HELD, keepsEach, playHostile } from './hostile-sending.ts';

playHostile();

describe.each(HELD.againstEverybody)('$route', (write) => {
  test('keeps each text to the letter, or names its field', { timeout: 3_600_000 }, () => keepsEach(write));
});
