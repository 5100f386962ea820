import { test } from 'vitest';
import { killWhileWriting } from './kills.ts';

test('application and database killed under writes sixty times: everything acknowledged is there, once', async () => {
  await killWhileWriting(60);
});
