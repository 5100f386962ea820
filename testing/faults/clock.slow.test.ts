import { test } from 'vitest';
import { hasWallClock } from '../wall-clock.ts';
import { setClock } from './clock.ts';

test.skipIf(!hasWallClock)(
  'the clock set five hours on and back, three hours back and on, under writes: nothing is lost, and nothing waits for hours',
  () => setClock([5, 0, -3, 0]),
);
