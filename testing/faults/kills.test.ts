import { test } from 'vitest';
import { killWhileWriting } from './kills.ts';

test('application, database and sessions killed under writes four times: everything acknowledged is there, once', async () => {
  await killWhileWriting(4);
}, 300_000);
