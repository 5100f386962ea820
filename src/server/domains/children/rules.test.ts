import { expect, test } from 'vitest';
import { checkDateOfBirth } from './rules.ts';

test('a birthday today is fine, tomorrow is not', () => {
  expect(checkDateOfBirth('2026-03-02', '2026-03-02')).toBeNull();
  expect(checkDateOfBirth('2026-03-03', '2026-03-02')?.details.fields).toEqual({
    dateOfBirth: 'Date of birth cannot be in the future',
  });
});

test('a year that makes the child an adult is a typing mistake', () => {
  expect(checkDateOfBirth('2011-03-02', '2026-03-02')).toBeNull();
  expect(checkDateOfBirth('1926-03-02', '2026-03-02')?.details.fields).toHaveProperty('dateOfBirth');
});
