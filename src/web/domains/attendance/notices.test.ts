import { expect, test } from 'vitest';
import { concerning, type DayNotice, expectedPerson, mattering } from './notices.ts';
import type { Whereabouts } from './rules.ts';

const notice = (changes: Partial<DayNotice>): DayNotice => ({
  id: 1,
  childId: 7,
  kind: 'note',
  from: '2026-03-02',
  to: '2026-03-02',
  time: null,
  person: null,
  text: '',
  reportedBy: 'Rosa Dubois',
  reportedAt: '2026-03-02T12:00:00.000Z',
  ...changes,
});
const KINDS = ['absence', 'late-arrival', 'pickup', 'note', 'health'] as const;
const ALL = KINDS.map((kind) => notice({ kind }));
const kindsOf = (notices: readonly DayNotice[]) => notices.map(({ kind }) => kind);

test.each<[Whereabouts, readonly string[]]>([
  ['expected', KINDS],
  ['here', ['pickup', 'note', 'health']],
  ['left', ['note', 'health']],
  ['absent', ['absence', 'note']],
  ['unbooked', KINDS],
])('while a child is %s it matters what is still to come', (whereabouts, kinds) => {
  expect(kindsOf(mattering(ALL, 7, whereabouts))).toEqual(kinds);
  expect(mattering(ALL, 8, whereabouts)).toEqual([]);
  expect(mattering(undefined, 7, whereabouts)).toEqual([]);
});

test('at the door it matters what has to do with coming or with leaving', () => {
  expect(kindsOf(concerning(ALL, 'check-in'))).toEqual(['absence', 'late-arrival', 'note', 'health']);
  expect(kindsOf(concerning(ALL, 'check-out'))).toEqual(['pickup', 'note', 'health']);
});

test('the expected person is the last that was told', () => {
  expect(expectedPerson([notice({})])).toBeNull();
  const told = (person: string, reportedAt: string) => notice({ kind: 'pickup', person, reportedAt });
  const ada = told('Aunt Ada', '2026-03-02T14:00:00.000Z');
  expect(expectedPerson([ada, told('Uncle Joe', '2026-03-02T09:00:00.000Z')])).toBe('Aunt Ada');
});
