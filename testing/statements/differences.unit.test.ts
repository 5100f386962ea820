import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import type { Shape } from './shape.ts';

const text: Shape = { kind: 'string', null: 'never' };
const words = (...all: string[]): Shape => ({ ...text, words: all, vocabulary: all });
const between = (declared: Shape, answered: Shape) => differences({ status: declared }, { status: answered });

test('a row type names all columns, and no others', () => {
  expect(differences({ id: text }, { name: text })).toEqual(['id is not answered', 'name is not in the row type']);
});

test('null is said where it may come, and only there', () => {
  const nullable: Shape = { ...text, null: 'always possible' };
  expect(between(text, nullable)).toEqual(['status may be null']);
  expect(between(nullable, text)).toEqual(['status is never null']);
  expect(between(text, { ...text, null: 'maybe' })).toEqual([]);
});

test('a list of words is declared as it is', () => {
  expect(between(text, words('in', 'out'))).toEqual(["status is one of 'in' | 'out'"]);
  expect(between(words('in'), words('in', 'out'))).toEqual(["status may also be 'out'"]);
  expect(between(words('in', 'out', 'up'), words('in', 'out'))).toEqual(["status is never 'up'"]);
  expect(between(words('in'), text)).toEqual(["status may be any text, not only 'in'"]);
});

test('what the author knows counts, but not against the kind of value', () => {
  const known: Shape = { ...text, known: 'a reason' };
  expect(between(known, { ...text, null: 'always possible' })).toEqual([]);
  expect(between(known, { kind: 'number', null: 'never' })).toEqual(['status is number, not string']);
});

test('objects and lists are looked into', () => {
  const list = (of: Shape): Shape => ({
    kind: 'list',
    null: 'never',
    of: { kind: 'object', null: 'never', fields: { of } },
  });
  expect(between(list(text), list({ kind: 'number', null: 'never' }))).toEqual(['status[].of is number, not string']);
});
