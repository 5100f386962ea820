import { test } from 'vitest';
import { killWhileWriting } from './kills.ts';

test('application, database and sessions killed under writes two hundred times: everything acknowledged is there, once', async () => {
  await killWhileWriting(200);
});
