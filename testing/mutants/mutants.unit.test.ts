import { expect, test } from 'vitest';
import { withoutEffects } from './effect-calls.ts';
import { sampleOf } from './sample.ts';
import { withSlips } from './slips.ts';
import type { Mutation } from './syntax.ts';

const said = (code: string, mutations: readonly Mutation[]) =>
  mutations.map(({ start, end, by }) => `${code.slice(start, end)} → ${by}`);

test('each audit, notification and touch is left out, and each detail of an audit', () => {
  const code = `export async function write(scope: Scope, before: Row) {
  audit(scope, { action: 'change', ids: [1], before, after: { name: 'Mia' } });
  if (before) await notify(scope, notification);
  const told = tellOf(scope);
  scope.touch('children');
}`;
  expect(said(code, withoutEffects(code))).toEqual([
    "audit(scope, { action: 'change', ids: [1], before, after: { name: 'Mia' } }) → undefined",
    'before → before: undefined',
    "{ name: 'Mia' } → undefined",
    'notify(scope, notification) → undefined',
    "scope.touch('children') → undefined",
  ]);
});

test('bounds, conditions, signs and steps slip; types, sentences and endless loops do not', () => {
  const code = `const isLate = (kind: 'a' | 'b', at: number) => at > 5 && !isOff;
save();
refuse('It is too late for this');
while (at < 9) at = next(at);
rows.filter(isOpen);`;
  expect(said(code, withSlips(code))).toEqual([
    'at > 5 && !isOff → (at > 5) || (!isOff)',
    'at > 5 → (at) >= (5)',
    '5 → 6',
    '!isOff → isOff',
    'save() → undefined',
    "refuse('It is too late for this') → undefined",
    '9 → 10',
    'rows.filter(isOpen) → undefined',
  ]);
});

test('a sample is the same for the same seed', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  expect(sampleOf(all, 10, 7)).toEqual(sampleOf(all, 10, 7));
  expect(sampleOf(all, 10, 7)).not.toEqual(sampleOf(all, 10, 8));
});
