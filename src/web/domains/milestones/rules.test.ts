import { expect, test } from 'vitest';
import { open, suggested, type Template } from './rules.ts';

const template = (id: number, change: Partial<Template> = {}) =>
  ({ id, categoryId: 1, isActive: true, ageRangeMin: 12, ageRangeMax: 18, ...change }) as Template;
const child = (ageMonths: number, ...achievedTemplateIds: number[]) => ({ ageMonths, achievedTemplateIds });

test('open is what is in use and none of the children has', () => {
  const all = [template(1), template(2), template(3, { isActive: false }), template(4, { categoryId: 2 })];
  const categories = [
    { id: 1, isActive: true },
    { id: 2, isActive: false },
  ];
  const ids = (...children: ReturnType<typeof child>[]) => open(all, categories, children).map(({ id }) => id);
  expect(ids()).toEqual([1, 2]);
  expect(ids(child(12, 1))).toEqual([2]);
  expect(ids(child(12, 1), child(14, 2))).toEqual([]);
});

test('suggested is what is of the age of one of the children, give or take three months, the nearest first', () => {
  const all = [
    template(1, { ageRangeMin: 0, ageRangeMax: 6 }),
    template(2),
    template(3, { ageRangeMin: 18, ageRangeMax: 30 }),
  ];
  const ids = (...ages: number[]) =>
    suggested(
      all,
      ages.map((age) => child(age)),
    ).map(({ id }) => id);
  expect([ids(8), ids(9), ids(10)]).toEqual([[1], [1, 2], [2]]);
  expect([ids(16), ids(21), ids(22)]).toEqual([[2, 3], [3, 2], [3]]);
  expect([ids(40), ids(40, 24), ids()]).toEqual([[], [3], []]);
});
