import { expect, test } from 'vitest';
import { languageOfHeader } from './reader.ts';
import { say, words } from './say.ts';

test('puts values into a text, once', () => {
  expect(say('en', '{{name}} is already checked in', { name: 'Ada {{date}}' })).toBe(
    'Ada {{date}} is already checked in',
  );
  expect(say('en', words('Must be at least {{minimum}}', { minimum: 3 }))).toBe('Must be at least 3');
});

test('says a text by its number', () => {
  const text = '{{count}} rows have errors; nothing was imported';
  expect(say('en', text, { count: 1 })).toBe('1 row has errors; nothing was imported');
  expect(say('en', text, { count: 2 })).toBe('2 rows have errors; nothing was imported');
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.3, fr-CA;q=0.7', 'fr'],
  ['nl, it;q=0.8', 'en'],
  ['nl, es;q=0', 'en'],
  ['*', 'en'],
  ['constructor, __proto__', 'en'],
])('of the browser’s languages %s it speaks %s', (header, language) => {
  expect(languageOfHeader(header)).toBe(language);
});
