import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSame, mergeAnswers, sharedLanguages, stateOf, wrongWith } from './rules.ts';

test.each([
  ['asked', false, '2026-03-20', 'asked'],
  ['begun', false, '2026-03-01', 'overdue'],
  ['begun', false, '2026-03-02', 'begun'],
  ['asked', true, '2026-03-01', 'otherSigned'],
  ['signed', true, '2026-03-01', 'signed'],
  ['refused', true, '2026-03-01', 'refused'],
] as const)('a form that is %s (done: %s) and due on %s is %s on March 2', (own, isDone, dueOn, state) => {
  expect(stateOf({ own, isDone, dueOn }, '2026-03-02')).toBe(state);
});

test('a packet is read in a language in which all of its forms are written', () => {
  const title = { en: 'Walks', de: 'Spaziergänge', es: 'Paseos' };
  expect(sharedLanguages([{ title }, { title: { en: 'Photos', es: 'Fotos' } }])).toEqual(['en', 'es']);
  expect(sharedLanguages([])).toEqual([]);
});

describe('a draft that has changed elsewhere meanwhile', () => {
  const base = { shoes: 'hall', walk: 'yes', note: 'old' };

  test('keeps what either side changed, and what was typed here where both did', () => {
    const merged = mergeAnswers(
      base,
      { ...base, shoes: 'cellar', note: 'mine' },
      { walk: 'no', note: 'theirs', shoes: 'hall' },
    );
    expect(merged).toEqual({ answers: { shoes: 'cellar', walk: 'no', note: 'mine' }, clashes: ['note'] });
  });

  test('takes what this page itself had sent for its own', () => {
    const merged = mergeAnswers(
      base,
      { ...base, note: 'mine again' },
      { ...base, note: 'mine' },
      { ...base, note: 'mine ' },
    );
    expect(merged).toEqual({ answers: { ...base, note: 'mine again' }, clashes: [] });
  });

  const answers = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.oneof(fc.constantFrom('x', 'y', ''), fc.array(fc.constantFrom('x', 'y'))),
  );
  test('loses no line: each block says what was typed here, or what was there, unless this page took it away', () => {
    fc.assert(
      fc.property(answers, answers, answers, (was, mine, theirs) => {
        const merged = mergeAnswers(was, mine, theirs);
        for (const key of ['a', 'b', 'c']) {
          const changed = isSame(was[key], mine[key]) ? theirs[key] : mine[key];
          expect(isSame(merged.answers[key], changed)).toBe(true);
        }
        expect(mergeAnswers(was, was, theirs).clashes).toEqual([]);
        expect(mergeAnswers(was, mine, was).clashes).toEqual([]);
      }),
    );
  });
});

test('answers say the same whatever the order of their parts and the blanks around a text', () => {
  expect(isSame({ a: 'x', b: [1] }, { b: [1], a: ' x ' })).toBe(true);
  expect([isSame(undefined, ' '), isSame([], undefined), isSame(false, undefined), isSame('1', 1)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what is wrong with one form of a packet is told apart from the others', () => {
  const fields = {
    'requests.1.answers.shoes': 'Please answer this',
    'requests.12': 'Signed already',
    typedName: 'Type your name',
  };
  expect([wrongWith(fields, 1), wrongWith(fields, 12), wrongWith(fields, 2)]).toEqual([
    { shoes: 'Please answer this' },
    { '': 'Signed already' },
    {},
  ]);
});
