import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AUDIT_KINDS } from '#contract/audit-kinds.ts';
import { ROOT } from '#server/root.ts';
import { changesOf, isMedical, kindOf } from './rules.ts';

describe('what was before and after, a field a line', () => {
  test('of one row', () => {
    expect(changesOf({ room: 'Toddlers', name: 'Mia' }, { room: 'Preschool', name: 'Mia' })).toEqual([
      { field: 'room', before: 'Toddlers', after: 'Preschool' },
    ]);
    expect(changesOf(null, { meals: 'All', naps: '' })).toEqual([{ field: 'meals', before: null, after: 'All' }]);
    expect(changesOf({ isActive: false }, null)).toEqual([{ field: 'isActive', before: 'false', after: null }]);
    expect(changesOf(null, null)).toEqual([]);
  });

  test('of several rows, lists and what lies within', () => {
    expect(changesOf(undefined, [{ meal: 'lunch' }, { meal: 'dinner' }])).toEqual([
      { field: '1 meal', before: null, after: 'lunch' },
      { field: '2 meal', before: null, after: 'dinner' },
    ]);
    expect(changesOf([{ meal: 'lunch' }], [])).toEqual([{ field: 'meal', before: 'lunch', after: null }]);
    expect(changesOf({}, { forms: ['photoRelease', 'fieldTrip'], quiet: { from: '20:00' } })).toEqual([
      { field: 'forms', before: null, after: 'photoRelease, fieldTrip' },
      { field: 'quiet from', before: null, after: '20:00' },
    ]);
  });
});

test('medicines, doses and immunizations are medical, a meal is not', () => {
  expect(isMedical('medication', [])).toBe(true);
  expect(isMedical('immunization', [])).toBe(true);
  expect(isMedical('activity', [null, [{ kind: 'medicine', medicationId: 4 }]])).toBe(true);
  expect(isMedical('activity', [null, [{ kind: 'meal' }]])).toBe(false);
});

test('every entity that the code writes is of one kind', () => {
  const all = Object.values(AUDIT_KINDS).flat();
  expect(new Set(all).size).toBe(all.length);
  const written = new Set<string>();
  for (const file of readdirSync(path.join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const text = readFileSync(path.join(ROOT, 'src/server', file), 'utf8');
    for (const [, entity = ''] of text.matchAll(/\bentity: '([^']+)'/g)) written.add(entity);
  }
  expect(written.size).toBeGreaterThan(40);
  expect(
    [...written].filter((entity) => kindOf(entity) === null),
    'Name it in src/contract/audit-kinds.ts.',
  ).toEqual([]);
});
