import { expect, test } from 'vitest';
import { inForce, NEUTRAL, packOf } from './packs.ts';
import { evidenceIn, factsOf } from './say-rules.ts';

test('a rule is told in its reader’s language', () => {
  const first = (['en', 'es', 'fr', 'de'] as const).map((language) => factsOf(language, inForce(NEUTRAL))[0]?.text);
  expect(first).toEqual([
    expect.stringMatching(/^Each room/),
    expect.stringMatching(/^Cuenta el límite/),
    expect.stringMatching(/^C'est la limite/),
    expect.stringMatching(/^Es gilt die eigene Grenze/),
  ]);
});

test('how a rule was found is said in words, each in its own', () => {
  const words = (['read', 'secondary', 'background', 'own', 'none'] as const).map((evidence) =>
    evidenceIn('en', evidence as Parameters<typeof evidenceIn>[1]),
  );
  expect(words).toEqual([
    'read on a page of the authority, or one that quotes it',
    'found on a secondary page',
    'from background knowledge',
    'Larkhouse’s own, not law',
    'without a note on how it was found',
  ]);
});

test('a pack says its ratios, what governs mixed ages, and everything else, with its source', () => {
  const facts = factsOf('en', inForce(packOf('FL')));
  expect(facts.filter(({ topic }) => topic === 'ratios')).toHaveLength(packOf('FL').ratios.length + 1);
  expect(facts[0]?.text).toMatch(/: 1:4/);
  expect(facts.map(({ text }) => text).join('\n')).toMatch(/Mixed ages: the largest group governs/);
  for (const { text, source } of facts) expect(text && source).not.toBe('');
  expect(factsOf('en', inForce(NEUTRAL)).some(({ text }) => text.startsWith('Mixed ages'))).toBe(
    NEUTRAL.mixedAges !== null,
  );
});
