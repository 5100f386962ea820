import { expect, it } from 'vitest';
import { filterOptions } from './comboboxFilter.ts';

const options = [
  { label: 'Ava Brown', detail: 'Toddler Room' },
  { label: 'Łukasz Nowak', detail: 'Infant Room' },
  { label: 'Zoë Baker', detail: 'Pre-K Room' },
  { label: 'Noah Smith-Brown', detail: 'Toddler Room' },
  { label: 'Brooke Adler', detail: 'Infant Room' },
];
const found = (query: string) => filterOptions(options, query).map((option) => option.label);

it('keeps all, in their order, while nothing is typed', () => {
  expect(found('  ')).toEqual(options.map((option) => option.label));
});

it('finds names whatever the case, the accents and the strokes', () => {
  expect(found('ZOE')).toEqual(['Zoë Baker']);
  expect(found('zoë')).toEqual(['Zoë Baker']);
  expect(found('luk')).toEqual(['Łukasz Nowak']);
});

it('wants every typed word at the beginning of a word, in any order, detail included', () => {
  expect(found('toddler brown')).toEqual(['Ava Brown', 'Noah Smith-Brown']);
  expect(found('rown')).toEqual([]);
  expect(found('ava infant')).toEqual([]);
});

it('puts those first whose label begins with what was typed', () => {
  expect(found('bro')).toEqual(['Brooke Adler', 'Ava Brown', 'Noah Smith-Brown']);
});

it('keeps all for signs that are no words', () => {
  expect(found('?!')).toEqual(options.map((option) => option.label));
});
