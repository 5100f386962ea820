import { expect, test } from 'vitest';
import type { RequestState } from '#contract/forms-request-choices.ts';
import type { SentForm } from './library.ts';
import { fileNameOf, fileProblems } from './library.ts';
import { canWithdraw, countOf, filterIn, isAnswered, narrowed } from './requests.ts';

const sent = (id: number, state: RequestState, dueOn: string, ...signers: SentForm['signers'][number]['state'][]) =>
  ({
    id,
    state,
    dueOn,
    signers: signers.map((one, n) => ({ guardianId: n, name: 'Ada', state: one, answeredAt: null, reason: null })),
  }) as unknown as SentForm;
const ALL = [
  sent(9, 'signed', '2026-03-01', 'signed'),
  sent(8, 'requested', '2026-03-20', 'asked'),
  sent(7, 'expired', '2026-02-20', 'asked'),
  sent(6, 'begun', '2026-03-10', 'signed', 'asked'),
  sent(5, 'withdrawn', '2026-03-01', 'asked'),
  sent(4, 'expired', '2026-02-10', 'begun'),
  sent(3, 'refused', '2026-03-02', 'refused'),
];
const ids = (of: readonly SentForm[]) => of.map(({ id }) => id);

test('what waits comes first, overdue ones before all, by the day they are due', () => {
  expect(ids(narrowed(ALL, 'all'))).toEqual([4, 7, 6, 8, 9, 5, 3]);
  expect(ids(narrowed(ALL, 'open'))).toEqual([4, 7, 6, 8]);
  expect(ids(narrowed(ALL, 'signed'))).toEqual([9]);
  expect(countOf(ALL, 'expired')).toBe(2);
});

test('what the address says of the list counts where it means something', () => {
  expect(filterIn('refused')).toBe('refused');
  expect(filterIn('anything')).toBe('open');
  expect(filterIn(null)).toBe('open');
});

test('what is signed is not withdrawn, and is read as soon as one has signed', () => {
  expect(ids(ALL.filter(canWithdraw))).toEqual([8, 7, 6, 4, 3]);
  expect(ids(ALL.filter(isAnswered))).toEqual([9, 6]);
});

test('what is wrong in a file is named by its block', () => {
  const file = { body: { blocks: [{ label: { en: 'Name' } }, { label: 7 }] } };
  const fields = { 'body.blocks.1.kind': 'Choose', 'body.blocks.0.options': 'Two', larkhouseForm: 'No form' };
  expect(fileProblems(fields, file)).toEqual([
    { block: null, label: null, text: 'No form' },
    { block: 1, label: 'Name', text: 'Two' },
    { block: 2, label: null, text: 'Choose' },
  ]);
  expect(fileProblems({ 'body.blocks.5.kind': 'Choose' }, null)).toEqual([{ block: 6, label: null, text: 'Choose' }]);
});

test('a file is called as its form', () => {
  expect(fileNameOf('Photo consent: 2026/27')).toBe('Photo-consent-2026-27.json');
  expect(fileNameOf('???')).toBe('form.json');
});
