import { expect, test } from 'vitest';
import { languageOfHeader } from './reader.ts';
import { translate, withValues } from './translate.ts';

test('puts values into a text, once', () => {
  expect(translate('en', '{{name}} is already checked in', { name: 'Ada {{date}}' })).toBe(
    'Ada {{date}} is already checked in',
  );
  expect(translate('en', withValues('Must be at least {{minimum}}', { minimum: 3 }))).toBe('Must be at least 3');
});

test('German names the hour by its word, but not behind AM and PM', () => {
  const names = 'Ada';
  expect(translate('de', 'Not checked in at {{time}}: {{names}}', { time: '15:05', names })).toBe(
    'Um 15:05\u00a0Uhr nicht da: Ada',
  );
  expect(translate('de', 'Not checked in at {{time}}: {{names}}', { time: '3:05 PM', names })).toBe(
    'Um 3:05 PM nicht da: Ada',
  );
});

test('says a text by its number', () => {
  const text = 'Something has changed since the file was checked: {{count}} rows need correcting now';
  expect(translate('en', text, { count: 1 })).toBe(
    'Something has changed since the file was checked: 1 row needs correcting now',
  );
  expect(translate('en', text, { count: 2 })).toBe(
    'Something has changed since the file was checked: 2 rows need correcting now',
  );
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
