import { describe, expect, test } from 'vitest';
import { STARTER, type StarterTexts } from './texts.ts';

const textsOf = ({ categories, templates }: StarterTexts): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(categories), ...Object.entries(templates)].flatMap(([key, words]) =>
      Object.entries(words).map(([field, text]) => [`${key}.${field}`, String(text)]),
    ),
  );
const english = textsOf(STARTER.en);

describe.each(Object.entries(STARTER))('%s', (language, words) => {
  const texts = textsOf(words);

  test('says the same things, all of them', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    expect(Object.keys(words.templates)).toHaveLength(60);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test('fits where it is shown', () => {
    const long = Object.entries(texts).filter(([key, text]) => text.length > (/title|name/.test(key) ? 45 : 130));
    expect(long).toEqual([]);
  });

  test('says nothing twice', () => {
    const said = Object.entries(texts).map(([, text]) => text);
    expect(said.filter((text, place) => said.indexOf(text) !== place)).toEqual([]);
  });

  test.runIf(language !== 'en')('leaves nothing in English', () => {
    expect(Object.entries(texts).filter(([key, text]) => english[key] === text)).toEqual([]);
  });
});

test('nobody is called late', () => {
  const all = Object.values(STARTER).flatMap((words) => Object.values(textsOf(words)));
  expect(all.filter((text) => /delay|behind schedule|retras|retard|verzöger|zurückgeblieben/i.test(text))).toEqual([]);
});
