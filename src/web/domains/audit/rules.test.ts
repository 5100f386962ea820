import { expect, test } from 'vitest';
import { classOf, rangeProblem } from './rules.ts';

test('an action is told by its verb', () => {
  expect(['check in', 'edit child', 'undo check-out', 'read mail', 'sign in'].map(classOf)).toEqual([
    'made',
    'changed',
    'removed',
    'read',
    'other',
  ]);
});

test('a range has two dates in order, at most a year apart', () => {
  expect(rangeProblem({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
  expect(rangeProblem({ from: '2025-03-02', to: '2026-03-02' })).toBeNull();
  expect(rangeProblem({ from: '2025-03-01', to: '2026-03-02' })).toBe('long');
  expect(rangeProblem({ from: '2026-03-02', to: '2026-03-01' })).toBe('reversed');
  expect(rangeProblem({ from: '', to: '2026-03-01' })).toBe('incomplete');
});
