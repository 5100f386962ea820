import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS, DOCUMENT_STATES, isOnesOwn, shownState } from '#contract/child-documents-choices.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { givingFor, type Remindable, reminderOn, toldOf, wrongDates } from './rules.ts';

const TODAY = '2026-03-02';
const asked = (changes: Partial<Remindable> = {}): Remindable => ({
  state: 'requested',
  dueOn: null,
  expiresOn: null,
  requestedOn: '2026-01-05',
  ...changes,
});

describe('reminders (child-documents-6)', () => {
  test.each([
    ['2026-03-10', null],
    ['2026-03-09', 'before 2026-03-09'],
    ['2026-03-02', 'before 2026-03-02'],
    ['2026-03-01', 'after 2026-03-01'],
  ])('due on %s', (dueOn, key) => {
    expect(reminderOn(asked({ dueOn }), TODAY)?.key ?? null).toBe(key);
    expect(reminderOn(asked({ dueOn, state: 'refused' }), TODAY)?.key ?? null).toBe(key);
    expect(reminderOn(asked({ dueOn, state: 'received' }), TODAY)).toBeNull();
  });

  test('what was asked for within the week is told once it is late', () => {
    const late = asked({ dueOn: '2026-03-05', requestedOn: '2026-03-01' });
    expect(reminderOn(late, TODAY)).toBeNull();
    expect(reminderOn(late, '2026-03-06')).toEqual({ key: 'after 2026-03-05', event: 'document-due' });
  });

  test.each([
    ['2026-04-02', null],
    ['2026-04-01', '30 2026-04-01'],
    ['2026-03-10', '30 2026-03-10'],
    ['2026-03-09', '7 2026-03-09'],
    ['2026-03-02', '7 2026-03-02'],
    ['2026-03-01', null],
  ])('accepted, expires on %s', (expiresOn, key) => {
    expect(reminderOn(asked({ state: 'accepted', expiresOn }), TODAY)?.key ?? null).toBe(key);
  });

  test('within a year of days a document has at most two reminders of each of its days', () => {
    const day = fc.integer({ min: 0, max: 365 }).map((days) => addDays(TODAY, days));
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENT_STATES), day, day, (state, dueOn, expiresOn) => {
        const document = asked({ state, dueOn, expiresOn, requestedOn: TODAY });
        const keys = Array.from({ length: 400 }, (_, days) => reminderOn(document, addDays(TODAY, days))?.key);
        expect(new Set(keys.filter((key) => key !== undefined)).size).toBeLessThanOrEqual(2);
      }),
      { numRuns: 20 },
    );
  });
});

describe('giving (child-documents-2)', () => {
  const of = (state: (typeof DOCUMENT_STATES)[number], kind: (typeof DOCUMENT_KINDS)[number] = 'custody') => ({
    kind,
    state,
    givenBy: 1,
  });
  test('what is asked for is given by anybody, what was given by whoever gave it, and by staff', () => {
    expect(givingFor({ ...of('requested'), givenBy: null }, 2)).toBe('here');
    expect([givingFor(of('received'), 1), givingFor(of('refused'), 1)]).toEqual(['here', 'here']);
    expect(givingFor(of('received'), null)).toBe('here');
    expect(givingFor(of('refused'), 2)).toBeInstanceOf(HttpError);
    expect(givingFor(of('refused', 'health-exam'), 2)).toBe('here');
    expect(givingFor(of('received', 'health-exam'), 2)).toBeInstanceOf(HttpError);
  });
  test('an accepted one stays, and what is withdrawn or replaced takes no pages', () => {
    expect(givingFor(of('accepted'), 1)).toBe('newer');
    for (const state of ['replaced', 'withdrawn'] as const) expect(givingFor(of(state), 1)).toBeInstanceOf(HttpError);
  });
});

test('what is one’s own is told to its giver alone until it is shared (child-documents-4)', () => {
  for (const kind of DOCUMENT_KINDS) {
    const given = { kind, state: 'accepted', givenBy: 1, isShared: false } as const;
    expect(toldOf(given)).toBe(isOnesOwn(kind) ? 'giver' : 'guardians');
    expect(toldOf({ ...given, isShared: true })).toBe('guardians');
    expect(toldOf({ ...given, givenBy: null })).toBe(isOnesOwn(kind) ? 'nobody' : 'guardians');
    expect(toldOf({ ...given, state: 'requested', givenBy: null })).toBe('guardians');
  }
});

test('dates follow each other, and nothing was issued tomorrow', () => {
  expect(wrongDates({ issuedOn: null, expiresOn: '2026-01-01' }, TODAY)).toBeNull();
  expect(wrongDates({ issuedOn: TODAY, expiresOn: TODAY }, TODAY)).toBeNull();
  expect(wrongDates({ issuedOn: '2026-03-03', expiresOn: null }, TODAY)).toBeInstanceOf(HttpError);
  expect(wrongDates({ issuedOn: '2026-02-03', expiresOn: '2026-02-02' }, TODAY)).toBeInstanceOf(HttpError);
});

test('a document expires after its last day, and is due until its own (child-documents-5)', () => {
  const shown = (state: (typeof DOCUMENT_STATES)[number], dueOn: string | null, expiresOn: string | null) =>
    shownState({ state, dueOn, expiresOn }, TODAY);
  expect(shown('requested', TODAY, null)).toBe('requested');
  expect(shown('requested', '2026-03-01', null)).toBe('overdue');
  expect(shown('accepted', '2026-03-01', null)).toBe('accepted');
  expect(shown('accepted', null, '2026-05-02')).toBe('accepted');
  expect(shown('accepted', null, '2026-05-01')).toBe('expiring');
  expect(shown('accepted', null, TODAY)).toBe('expiring');
  expect(shown('accepted', null, '2026-03-01')).toBe('expired');
  expect(shown('replaced', null, '2026-03-01')).toBe('replaced');
});
