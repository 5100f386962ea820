import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedBlocks, inLanguage } from '#contract/forms-asked.ts';
import { type Block, FormBody } from '#contract/forms-blocks.ts';
import { BLOCK_KINDS, MAPPABLE_FIELDS } from '#contract/forms-choices.ts';
import { checkAnswers } from './answer-rules.ts';
import { publishingErrorsOf } from './body-rules.ts';
import { canonical, hashOf } from './canonical.ts';
import { consentsSaid } from './consent-rules.ts';
import { recordsOf } from './document-rules.ts';

const words = (en: string) => ({ en });
const label = words('Label');
const SIGNATURE = { kind: 'signature', label, text: words('I mean it.') };
const yesOrNo = [
  { key: 'yes', label: words('Yes') },
  { key: 'no', label: words('No') },
];
const formOf = (...blocks: unknown[]): FormBody => FormBody.parse({ title: words('Form'), blocks });

/** One of each kind. */
const WHOLE = formOf(
  { kind: 'heading', label, text: words('Below') },
  { kind: 'text', key: 'name', label, isRequired: true, most: 20 },
  { kind: 'choice', key: 'swims', label, isRequired: true, options: yesOrNo },
  {
    kind: 'choice',
    key: 'fruit',
    label,
    isMany: true,
    options: ['apple', 'pear', 'plum'].map((key) => ({ key, label })),
  },
  { kind: 'date', key: 'since', label, earliest: '2020-01-01', latest: '2026-12-31' },
  { kind: 'number', key: 'weight', label, least: 0, most: 60, decimals: 1 },
  {
    kind: 'table',
    key: 'week',
    label,
    columns: [
      { key: 'arrives', label, holds: 'text' },
      { key: 'naps', label, holds: 'check' },
      { key: 'hours', label, holds: 'number' },
    ],
    rows: ['monday', 'tuesday'].map((key) => ({ key, label })),
  },
  {
    kind: 'repeat',
    key: 'contacts',
    label,
    most: 3,
    blocks: [
      { kind: 'text', key: 'name', label, isRequired: true },
      { kind: 'text', key: 'phone', label },
    ],
  },
  { kind: 'mapped', key: 'born', label, field: 'child.date-of-birth' },
  { kind: 'consent', key: 'photos', label, text: words('Photos may be taken.') },
  {
    kind: 'condition',
    when: 'swims',
    isAnyOf: ['yes'],
    blocks: [{ kind: 'text', key: 'badge', label, isRequired: true }],
  },
  { kind: 'file', key: 'card', label },
  SIGNATURE,
);
const ANSWERED = { name: ' Rosa ', swims: 'no' };

describe('the form', () => {
  test('has an example of every kind, in which nothing is wrong', () => {
    expect(new Set(WHOLE.blocks.map(({ kind }) => kind))).toEqual(new Set(BLOCK_KINDS));
    expect(publishingErrorsOf(WHOLE)).toEqual({});
  });
  test.each([
    ['no place to sign', [], { blocks: 'Add a block in which the form is signed' }],
    ['two places to sign', [SIGNATURE, SIGNATURE], { blocks: 'Leave one block in which the form is signed' }],
    [
      'a key that is taken, in a condition too',
      [
        { kind: 'consent', key: 'one', label, text: label },
        { kind: 'condition', when: 'one', isAnyOf: ['yes'], blocks: [{ kind: 'date', key: 'one', label }] },
        SIGNATURE,
      ],
      { 'blocks.1.blocks.0.key': 'Something else is called so already' },
    ],
    [
      'a condition on what comes later',
      [
        { kind: 'condition', when: 'later', isAnyOf: ['yes'], blocks: [{ kind: 'date', key: 'one', label }] },
        { kind: 'choice', key: 'later', label, options: yesOrNo },
        SIGNATURE,
      ],
      { 'blocks.0.when': 'Choose an earlier choice or consent' },
    ],
    [
      'a condition on an answer that is not offered',
      [
        { kind: 'choice', key: 'one', label, options: yesOrNo },
        { kind: 'condition', when: 'one', isAnyOf: ['perhaps'], blocks: [{ kind: 'date', key: 'two', label }] },
        SIGNATURE,
      ],
      { 'blocks.1.isAnyOf': 'Choose answers that this question offers' },
    ],
    [
      'a condition from which nothing follows',
      [
        { kind: 'consent', key: 'one', label, text: label },
        { kind: 'condition', when: 'one', isAnyOf: ['no'], blocks: [] },
        SIGNATURE,
      ],
      { 'blocks.1.blocks': 'Put the questions here that follow' },
    ],
    [
      'limits that leave nothing',
      [
        { kind: 'date', key: 'one', label, earliest: '2026-02-01', latest: '2026-01-01' },
        { kind: 'number', key: 'two', label, least: 3, most: 2 },
        SIGNATURE,
      ],
      {
        'blocks.0.latest': 'The latest day cannot be before the earliest one',
        'blocks.1.most': 'The largest number cannot be below the smallest one',
      },
    ],
    [
      'options, columns and rows of one name',
      [
        { kind: 'choice', key: 'one', label, options: [yesOrNo[0], yesOrNo[0]] },
        {
          kind: 'table',
          key: 'two',
          label,
          columns: [1, 2].map(() => ({ key: 'a', label, holds: 'text' })),
          rows: [1, 2].map(() => ({ key: 'b', label })),
        },
        { kind: 'repeat', key: 'three', label, blocks: [1, 2].map(() => ({ kind: 'date', key: 'c', label })) },
        SIGNATURE,
      ],
      {
        'blocks.0.options.1.key': 'Something else is called so already',
        'blocks.1.columns.1.key': 'Something else is called so already',
        'blocks.1.rows.1.key': 'Something else is called so already',
        'blocks.2.blocks.1.key': 'Something else is called so already',
      },
    ],
  ])('is not published with %s', (_, blocks, problems) => {
    expect({ ...publishingErrorsOf(formOf(...blocks)) }).toEqual(problems);
  });
  test('is refused by its fields where it is no form', () => {
    const wrong = (blocks: unknown[]) =>
      FormBody.safeParse({ title: words('x'), blocks }).error?.issues.map(({ path }) => path.join('.'));
    expect(wrong([{ kind: 'poem' }])).toEqual(['blocks.0.kind']);
    expect(wrong([{ kind: 'text', key: 'A b', label }])).toEqual(['blocks.0.key']);
    expect(wrong([{ kind: 'text', key: 'a', label: { de: 'Nur deutsch' } }])).toEqual(['blocks.0.label.en']);
    expect(wrong([{ kind: 'mapped', key: 'a', label, field: 'staff.pay' }])).toEqual(['blocks.0.field']);
    expect(wrong([{ kind: 'condition', when: 'a', isAnyOf: ['yes'], blocks: [SIGNATURE] }])).toEqual([
      'blocks.0.blocks.0.kind',
    ]);
  });
  test('is read in the language of the family, and in English where it is not written in that', () => {
    expect(inLanguage({ en: 'Walks', de: 'Spaziergänge' }, 'de')).toBe('Spaziergänge');
    expect(inLanguage({ en: 'Walks', de: 'Spaziergänge' }, 'fr')).toBe('Walks');
  });
});

describe('the canonical text', () => {
  const shuffled = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shuffled)
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, part]) => [name, shuffled(part)]),
          )
        : value;

  test('is one for what says the same, and comes back as it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonical(value);
        expect(canonical(shuffled(value))).toBe(text);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
  test('has a hash that stays', () => {
    expect(canonical({ b: [1, { d: null, c: 'ü' }], a: undefined })).toBe('{"b":[1,{"c":"ü","d":null}]}');
    expect(hashOf('{"b":[1,{"c":"ü","d":null}]}').toString('hex')).toBe(
      hashOf(canonical({ b: [1, { c: 'ü', d: null }] })).toString('hex'),
    );
    expect(hashOf('').toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
  test('of a form that is read anew is the same', () => {
    expect(canonical(FormBody.parse(JSON.parse(canonical(WHOLE))))).toBe(canonical(WHOLE));
  });
});

describe('what is asked', () => {
  const keysOf = (blocks: readonly Block[]) => blocks.flatMap((block) => ('key' in block ? block.key : []));
  const asks = (answers: object) => keysOf(askedBlocks(WHOLE, answers as Record<string, unknown>)).includes('badge');
  test('follows from a choice', () => {
    expect([asks({ swims: 'yes' }), asks({ swims: 'no' }), asks({})]).toEqual([true, false, false]);
  });
  test('follows from a consent that is given, or is not', () => {
    const form = (...isAnyOf: string[]) =>
      formOf(
        { kind: 'consent', key: 'one', label, text: label },
        { kind: 'condition', when: 'one', isAnyOf, blocks: [{ kind: 'date', key: 'two', label }] },
      );
    const shown = (form: FormBody, one: unknown) => keysOf(askedBlocks(form, { one })).includes('two');
    expect([shown(form('yes'), true), shown(form('yes'), false), shown(form('no'), false)]).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('does not follow from an answer that is no longer seen', () => {
    const form = formOf(
      { kind: 'choice', key: 'one', label, options: yesOrNo },
      {
        kind: 'condition',
        when: 'one',
        isAnyOf: ['yes'],
        blocks: [{ kind: 'choice', key: 'two', label, options: yesOrNo }],
      },
      { kind: 'condition', when: 'two', isAnyOf: ['yes'], blocks: [{ kind: 'date', key: 'three', label }] },
    );
    expect(keysOf(askedBlocks(form, { one: 'no', two: 'yes' }))).toEqual(['one']);
    expect(keysOf(askedBlocks(form, { one: 'yes', two: 'yes' }))).toEqual(['one', 'two', 'three']);
  });
});

describe('answers', () => {
  const problems = (answers: object) => ({ ...checkAnswers(WHOLE, { ...ANSWERED, ...answers }).problems });
  test('are kept as the form asks for them', () => {
    expect(
      checkAnswers(WHOLE, {
        ...ANSWERED,
        fruit: ['plum', 'apple', 'apple'],
        since: '2024-02-29',
        weight: 12.5,
        week: {
          monday: { arrives: ' 8:00 ', naps: true, hours: 7.25 },
          tuesday: { naps: false },
          sunday: { naps: true },
        },
        contacts: [{ name: 'Ada', phone: '' }],
        born: '2022-05-01',
        photos: false,
        badge: 'not asked',
        other: 'not asked',
      }),
    ).toEqual({
      answers: {
        name: 'Rosa',
        swims: 'no',
        fruit: ['apple', 'plum'],
        since: '2024-02-29',
        weight: 12.5,
        week: { monday: { arrives: '8:00', naps: true, hours: 7.25 } },
        contacts: [{ name: 'Ada' }],
        born: '2022-05-01',
        photos: false,
      },
      problems: {},
    });
  });
  test('that are required and missing are named, those of a condition where it is met', () => {
    expect({ ...checkAnswers(WHOLE, {}).problems }).toEqual({
      name: 'Please answer this',
      swims: 'Please answer this',
    });
    expect(problems({ swims: 'yes' })).toEqual({ badge: 'Please answer this' });
    expect(problems({ name: '   ' })).toEqual({ name: 'Please answer this' });
    expect(problems({ contacts: [{ phone: '1' }] })).toEqual({ 'contacts.0.name': 'Please answer this' });
    const form = formOf({ kind: 'consent', key: 'one', label, text: label, isRequired: true });
    expect({ ...checkAnswers(form, { one: false }).problems }).toEqual({ one: 'Please agree to this, or do not sign' });
  });
  test.each([
    ['a text that is too long', { name: 'x'.repeat(21) }, 'name'],
    ['a text that cannot be stored', { name: 'a\0b' }, 'name'],
    ['half a character', { name: '\uD800' }, 'name'],
    ['a number for a text', { name: 7 }, 'name'],
    ['a choice that is not offered', { swims: 'perhaps' }, 'swims'],
    ['several of one', { swims: ['yes', 'no'] }, 'swims'],
    ['one of several that is not in a list', { fruit: 'apple' }, 'fruit'],
    ['a day that is none', { since: '2023-02-29' }, 'since'],
    ['a day before the first', { since: '2019-12-31' }, 'since'],
    ['a number that is too large', { weight: 60.1 }, 'weight'],
    ['a number that is too small', { weight: -1 }, 'weight'],
    ['too many digits', { weight: 1.25 }, 'weight'],
    ['no number', { weight: Number.NaN }, 'weight'],
    ['a text in a cell for a number', { week: { monday: { hours: 'eight' } } }, 'week.monday.hours'],
    ['more entries than there may be', { contacts: Array(4).fill({ name: 'Ada' }) }, 'contacts'],
    ['something else than entries', { contacts: 'Ada' }, 'contacts'],
    ['a consent that is a word', { photos: 'yes' }, 'photos'],
    ['a file by its name', { card: '/etc/passwd' }, 'card'],
  ])('are refused by name: %s', (_, answers, name) => {
    expect(Object.keys(problems(answers))).toEqual([name]);
  });
  test('of whatever kind never fail, are kept no more than the form asks, and judged again stay as they are', () => {
    const anything = fc.dictionary(
      fc.constantFrom(
        'name',
        'swims',
        'fruit',
        'since',
        'weight',
        'week',
        'contacts',
        'born',
        'photos',
        'badge',
        'card',
        '__proto__',
        'constructor',
      ),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom('yes', 'no', ['apple'], '2024-01-01'),
        fc.constant({ monday: { hours: 1 } }),
        fc.constant([{ name: 'Ada' }]),
      ),
    );
    fc.assert(
      fc.property(anything, (answers) => {
        const checked = checkAnswers(WHOLE, answers);
        const asked = keysAsked(answers);
        expect(Object.keys(checked.answers).every((key) => asked.has(key))).toBe(true);
        if (Object.keys(checked.problems).length > 0) return;
        expect(checkAnswers(WHOLE, checked.answers)).toEqual(checked);
      }),
    );
  });
  const keysAsked = (answers: Record<string, unknown>) =>
    new Set(askedBlocks(WHOLE, answers).flatMap((block) => ('key' in block ? block.key : [])));
});

describe('on paper', () => {
  const says = { day: (date: string) => `day ${date}`, moment: (at: Date) => at.toISOString() };
  test('every kind of answer stands under what it was asked with', () => {
    const answers = {
      name: 'Rosa',
      swims: 'no',
      fruit: ['apple', 'plum'],
      since: '2024-02-29',
      weight: 12.5,
      week: { monday: { arrives: '8:00', naps: true, hours: 7 } },
      contacts: [{ name: 'Ada', phone: '1' }, { name: 'Bo' }],
      born: '2022-05-01',
      photos: false,
    };
    const signature = {
      typedName: 'Ada',
      signedAt: new Date('2026-03-02T12:00:00Z'),
      language: 'de',
      signedIn: 'two-step',
      documentHash: 'cd',
    } as const;
    const signed = { body: WHOLE, number: 2, hash: 'ab', answers, signatures: [signature] };
    const [form, evidence] = recordsOf(signed, 'en', says);
    expect(form?.fields.map(({ text }) => text)).toEqual([
      'Below',
      'Rosa',
      'No',
      'Label, Label',
      'day 2024-02-29',
      '12.5',
      'Label\nLabel: 8:00\nLabel: ✓\nLabel: 7',
      'Label: Ada\nLabel: 1\n\nLabel: Bo',
      'day 2022-05-01',
      'Photos may be taken.\nNot agreed',
      '',
      'I mean it.',
    ]);
    expect(evidence?.fields.map(({ text }) => text)).toEqual([
      '2',
      'ab',
      'Ada',
      '2026-03-02T12:00:00.000Z',
      'To an account with a password and a second factor',
      'German',
      'cd',
    ]);
  });
  test('whatever was kept can be said', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('name', 'swims', 'fruit', 'week', 'contacts', 'photos'), fc.jsonValue()),
        (given) => {
          const { answers } = checkAnswers(WHOLE, given);
          const [form] = recordsOf({ body: WHOLE, number: 1, hash: '', answers, signatures: [] }, 'fr', says);
          expect(form?.fields.every(({ text }) => typeof text === 'string')).toBe(true);
        },
      ),
    );
  });
});

describe('a mapped block', () => {
  test.each(MAPPABLE_FIELDS)('%s is asked, judged and written like a plain one', async (field) => {
    const { plainOf } = await import('#contract/forms-mapped.ts');
    const block = { kind: 'mapped' as const, key: 'it', label, isRequired: false, field };
    const plain = plainOf(block);
    expect(FormBody.parse({ title: words('Form'), blocks: [plain] }).blocks).toHaveLength(1);
    const answers = fc.oneof(
      fc.string(),
      fc.constant('2023-05-01'),
      fc.array(fc.dictionary(fc.constantFrom('name', 'phone-number', 'language', 'insurer', 'x'), fc.string())),
    );
    fc.assert(
      fc.property(answers, (it) => {
        const one = checkAnswers(formOf(block), { it });
        const other = checkAnswers(formOf(plain), { it });
        expect(one).toEqual(other);
      }),
    );
  });
});

test('the document of what was signed is the same to the byte, however often it is written', async () => {
  const { writePdf } = await import('#server/kernel/documents/pdf.ts');
  const signature = {
    typedName: 'Ada Newman',
    signedAt: new Date('2026-03-02T12:00:00Z'),
    language: 'de' as const,
    signedIn: 'two-step' as const,
    documentHash: 'ab'.repeat(32),
  };
  const says = { day: (date: string) => date, moment: (at: Date) => at.toISOString() };
  const signed = { body: WHOLE, number: 1, hash: 'cd'.repeat(32), answers: { name: 'Ida' }, signatures: [signature] };
  const written = () => {
    const records = recordsOf(signed, 'en', says);
    return writePdf(
      {
        language: 'en',
        title: 'Form',
        fileName: 'Form',
        center: 'Birch House',
        child: 'Ida Berg',
        writtenAt: signature.signedAt,
        records,
      },
      null,
    );
  };
  const first = await written();
  expect(first.equals(await written())).toBe(true);
  expect(first.equals(Buffer.from(hashOf('x')))).toBe(false);
});

test('a consent of the enrollment is given where every block that asks for it is agreed to (forms-28)', () => {
  const block = (key: string) => ({ kind: 'consent', key, label, text: words('I agree.'), ticks: 'photoRelease' });
  const other = { ...block('trips'), ticks: 'fieldTrip' };
  const form = formOf(block('inside'), block('outside'), other, {
    kind: 'consent',
    key: 'else',
    label,
    text: words('x'),
  });
  expect(consentsSaid(form, { inside: true, outside: true })).toEqual([
    { form: 'photoRelease', isGiven: true },
    { form: 'fieldTrip', isGiven: false },
  ]);
  expect(consentsSaid(form, { inside: true, trips: true })).toEqual([
    { form: 'photoRelease', isGiven: false },
    { form: 'fieldTrip', isGiven: true },
  ]);
  const asked = { kind: 'condition', when: 'else', isAnyOf: ['yes'], blocks: [block('photos')] };
  const conditional = formOf({ kind: 'consent', key: 'else', label, text: words('x') }, asked);
  expect(consentsSaid(conditional, { photos: true })).toEqual([]);
});
