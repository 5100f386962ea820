import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serverTexts } from '#testing/server-texts.ts';
import { CATALOGUES, type Catalogue, type Plural } from './catalogues.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { texts, composed } = serverTexts(root);
const said = new Set(texts.map(({ text }) => text));

/** Texts that rightly read alike in another language: add a text here only when it cannot be said differently. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  fr: ['Photos', 'Absent', 'Incidents', 'Signature', 'Dose'],
  de: ['Name'],
};

const formsOf = (entry: string | Plural): string[] => (typeof entry === 'string' ? [entry] : Object.values(entry));
const valuesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ');

test('the texts are found', () => {
  expect(said).toContain('Please sign in');
  expect(said).toContain('Hello,');
  expect(said).toContain('Must be at most {{maximum}} characters');
  expect(said).not.toContain('Lead Teacher');
});

test('no sentence is put together from pieces', () => {
  expect(
    composed,
    "Write {{name}} in the text and give its value: translate(language, '…', { name }) or withValues('…', { name })",
  ).toEqual([]);
});

test('English gives forms by number to texts that are said', () => {
  expect(Object.keys(CATALOGUES.en).filter((text) => !said.has(text))).toEqual([]);
});

describe.each(Object.entries(CATALOGUES).filter(([language]) => language !== 'en'))('%s', (language, catalogue) => {
  problemsOf(language, catalogue);
});

function problemsOf(language: string, catalogue: Catalogue): void {
  test('says every text', () => {
    expect([...said].filter((text) => !Object.hasOwn(catalogue, text))).toEqual([]);
  });
  test('says nothing that nobody says any more', () => {
    expect(Object.keys(catalogue).filter((text) => !said.has(text))).toEqual([]);
  });
  test('says nothing in English', () => {
    const same = Object.entries(catalogue).filter(
      ([text, entry]) => entry === text && /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')),
    );
    expect(same.map(([text]) => text).filter((text) => !SAME[language]?.includes(text))).toEqual([]);
  });
  test('names the same values', () => {
    const others = Object.entries(catalogue).filter(([text, entry]) =>
      formsOf(entry).some(
        (form) => valuesOf(form).replace('{{count}}', '') !== valuesOf(text).replace('{{count}}', ''),
      ),
    );
    expect(others.map(([text]) => text)).toEqual([]);
  });
  test('has a form for every number the language tells apart, where English has', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // 'many' is said of whole millions.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const lacking = Object.keys(CATALOGUES.en).filter((text) => {
      const entry = catalogue[text];
      return typeof entry !== 'object' || needed.some((category) => !entry[category]);
    });
    expect(lacking).toEqual([]);
  });
}

test('French keeps its signs on the line of the word before them', () => {
  const parted = Object.values(CATALOGUES.fr ?? {})
    .flatMap(formsOf)
    .filter((text) => / [:;?!»%]|« /.test(text));
  expect(parted, 'a no-break space before : and inside « », a narrow one before ; ? ! and %').toEqual([]);
});
