import { expect, test } from 'vitest';
import { open, suits, type Template } from './rules.ts';

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

test('a milestone suits from three months before its age to three months after', () => {
  const at = (...ages: number[]) =>
    suits(
      template(1),
      ages.map((age) => child(age)),
    );
  expect([8, 9, 21, 22].map((age) => at(age))).toEqual([false, true, true, false]);
  expect([at(40, 15), at(40, 50), at()]).toEqual([true, false, false]);
});
