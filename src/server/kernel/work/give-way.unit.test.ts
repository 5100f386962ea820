import { expect, test } from 'vitest';
import { withoutFirst } from './give-way.ts';

test('the first processor is left to others', () => {
  const lists = ['', '0', '0-1', '0-3', '1-3,8', '0,2-5', '3,7'];
  expect(lists.map(withoutFirst)).toEqual(['', '', '1', '1-3', '2-3,8', '2-5', '7']);
});
