import { expect, test } from 'vitest';
import { allergensNamed } from './children-allergens.ts';

test.each([
  ['Peanut butter sandwich', 'Peanuts', ['Peanuts']],
  ['PEANUTBUTTER', 'severe allergy to peanuts', ['peanuts']],
  ['Erdnussbutter', 'Erdnuss', ['Erdnuss']],
  ['tarte aux cacahuètes', 'Cacahuete', ['Cacahuete']],
  ['Scrambled egg with milk', 'Eggs, milk and soy', ['Eggs', 'milk']],
  ['Berries', 'berry', ['berry']],
  ['Eggplant', 'egg', []],
  ['Cheese', 'Milk', []],
  ['Food with the others', 'No known food allergies', []],
  ['', 'Peanuts', []],
  ['Peanuts', '', []],
])('%s · %s', (text, allergies, named) => {
  expect(allergensNamed(text, allergies)).toEqual(named);
});
