import { expect, test } from 'vitest';
import {
  bodyOf,
  isAudienceSaid,
  isPicture,
  mergePhotoEdits,
  NOTHING_SAID,
  tagsFrom,
  tagsOf,
  titleFrom,
} from './rules.ts';

test('tags are split at commas, trimmed, and blanks dropped', () => {
  expect(tagsFrom(' garden, spring day ,, ')).toEqual(['garden', 'spring day']);
  expect(tagsFrom('')).toEqual([]);
});

test('a photo’s tags are a JSON list of strings', () => {
  expect(tagsOf({ tags: '["garden","spring"]' })).toEqual(['garden', 'spring']);
  expect(tagsOf({ tags: '' })).toEqual([]);
  expect(tagsOf({ tags: '"garden"' })).toEqual([]);
});

test.each([
  ['garden_day.JPG', 'Garden day'],
  ['IMG-4711.jpeg', 'IMG-4711'],
  ['  élan.webp', 'Élan'],
  ['.jpg', ''],
  [`${'x'.repeat(300)}.jpg`, `X${'x'.repeat(199)}`],
])('the title of %j is %j', (name, title) => expect(titleFrom(name)).toBe(title));

test('what says it is a picture is offered to the server', () => {
  expect(isPicture({ type: 'image/jpeg' })).toBe(true);
  expect(isPicture({ type: 'application/pdf' })).toBe(false);
  expect(isPicture({ type: '' })).toBe(false);
});

test('an edit is put over what somebody else saved meanwhile, and both are named', () => {
  const base = { ...NOTHING_SAID, title: 'Garden', childIds: [3, 1] };
  const mine = { ...base, title: 'Garden day', childIds: [1, 3], isVisible: false };
  const newest = { ...base, title: 'In the garden', childIds: [1, 2, 3], tags: 'spring' };
  expect(mergePhotoEdits(base, mine, newest)).toEqual({
    values: { ...NOTHING_SAID, title: 'Garden day', childIds: [1, 2, 3], tags: 'spring', isVisible: false },
    theirs: ['tags', 'childIds'],
    clashes: ['title'],
  });
});

test('who sees a photo has to be said, and only those of the chosen kind are sent', () => {
  const chosen = { ...NOTHING_SAID, childIds: [3], roomIds: [2] };
  expect(isAudienceSaid(chosen)).toBe(false);
  expect(isAudienceSaid({ ...NOTHING_SAID, audience: 'children' })).toBe(false);
  expect(isAudienceSaid({ ...NOTHING_SAID, audience: 'rooms' })).toBe(false);
  expect(isAudienceSaid({ ...NOTHING_SAID, audience: 'everybody' })).toBe(true);
  expect(bodyOf({ ...chosen, audience: 'children' })).toMatchObject({ childIds: [3], roomIds: [] });
  expect(bodyOf({ ...chosen, audience: 'rooms' })).toMatchObject({ childIds: [], roomIds: [2] });
  expect(bodyOf({ ...chosen, audience: 'everybody' })).toMatchObject({ childIds: [], roomIds: [] });
});
