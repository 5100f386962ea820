import { test } from 'vitest';
import { killWhileWriting } from './kills.ts';

test('application and database killed under writes five times: everything acknowledged is there, once', async () => {
  await killWhileWriting(5);
}, 300_000);
