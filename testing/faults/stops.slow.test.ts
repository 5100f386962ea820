import { test } from 'vitest';
import { stopUnderLoad } from './stops.ts';

test('fifty stops under load cut no request, send streams away and end with 0', async () => {
  await stopUnderLoad(50);
});
