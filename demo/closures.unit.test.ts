import { expect, test } from 'vitest';
import { closuresBetween } from './closures.ts';

const dates = (from: string, to: string) => closuresBetween(from, to).map(({ date }) => date);

test('holidays fall on their days, moved to a weekday where they are on a weekend', () => {
  expect(dates('2026-05-01', '2026-07-31')).toEqual(['2026-05-25', '2026-06-19', '2026-07-03']);
  expect(dates('2026-11-01', '2026-12-31')).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-12-24',
    '2026-12-25',
    '2026-12-31',
  ]);
});

test('they are found across a new year, each once', () => {
  expect(dates('2027-12-20', '2028-02-01')).toEqual(['2027-12-24', '2027-12-31', '2028-01-17']);
  const years = dates('2024-06-01', '2025-06-01');
  expect(new Set(years).size).toBe(years.length);
});

test('any 120 days have one', () => {
  for (const from of ['2026-01-02', '2026-02-17', '2026-05-26', '2026-07-06', '2026-09-08']) {
    const to = new Date(Date.parse(from) + 120 * 86_400_000).toISOString().slice(0, 10);
    expect(dates(from, to).length, from).toBeGreaterThan(0);
  }
});
