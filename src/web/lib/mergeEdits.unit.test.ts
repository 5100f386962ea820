import { expect, test } from 'vitest';
import { changesOf, mergeEdits } from './mergeEdits.ts';

const base = { firstName: 'Ana', room: 'Infants', phone: '1' };

test('edits of different fields stand together', () => {
  expect(mergeEdits(base, { ...base, room: '' }, { ...base, phone: '2' })).toEqual({
    values: { firstName: 'Ana', room: '', phone: '2' },
    theirs: ['phone'],
    clashes: [],
  });
});

test('of a field that both changed one keeps one’s own and is told', () => {
  expect(mergeEdits(base, { ...base, phone: '3' }, { ...base, phone: '2' })).toEqual({
    values: { ...base, phone: '3' },
    theirs: [],
    clashes: ['phone'],
  });
});

test('the same change by both is no clash', () => {
  const both = { ...base, phone: '2' };
  expect(mergeEdits(base, both, both)).toEqual({ values: both, theirs: [], clashes: [] });
});

test('only what was changed is sent', () => {
  expect(changesOf(base, { ...base, room: '' })).toEqual({ room: '' });
  expect(changesOf(base, { ...base })).toEqual({});
});
