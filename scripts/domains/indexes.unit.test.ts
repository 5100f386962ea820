import { expect, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { staleIndexes } from './indexes.ts';

test('the lists of domains name every domain', () => {
  expect(staleIndexes(ROOT), 'These are made from the folders: run `npm run domains` and commit them.').toEqual([]);
});
