import { expect, test } from 'vitest';
import { importedPeople } from './imported.ts';

const named = (text: string) =>
  importedPeople(text).map(({ firstName, lastName, relationship, phoneNumber }) =>
    [firstName, lastName, relationship, phoneNumber].join('|'),
  );

test('people stand between semicolons, bars and lines, with relationship and phone (pickup-people-10)', () => {
  expect(named('Rosa Marin (grandmother) 555 020 4812; Ada Lark')).toEqual([
    'Rosa|Marin|grandmother|555 020 4812',
    'Ada|Lark||',
  ]);
  expect(named('José de la Cruz, Onkel, +49 (0)30 1234567\nÉva Nagy | Tom')).toEqual([
    'José|de la Cruz|Onkel|+49 (0)30 1234567',
    'Éva|Nagy||',
    'Tom|||',
  ]);
  expect(named('Ada Lark - aunt; ada  lark')).toEqual(['Ada|Lark|aunt|']);
});

test('a comma divides people where a name follows, and tells of one where none does (pickup-people-10)', () => {
  expect(named('Ada Lark, Ben Stone, uncle')).toEqual(['Ada|Lark||', 'Ben|Stone|uncle|']);
});

test('what names nobody is nobody, and what is long is cut to what the form takes', () => {
  expect(named(' ; 555 0102 | -')).toEqual([]);
  const [person] = importedPeople(`Ada ${'x'.repeat(200)} (${'y'.repeat(100)})`);
  expect([person?.lastName.length, person?.relationship.length]).toEqual([80, 40]);
});
