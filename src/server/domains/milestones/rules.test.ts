import { expect, test } from 'vitest';
import { badgeRules, earnedOn } from './badge-rules.ts';
import { nextMilestones } from './rules.ts';

const template = (id: number, categoryId: number, ageRangeMin: number, ageRangeMax: number) => ({
  id,
  categoryId,
  ageRangeMin,
  ageRangeMax,
});
const achieved = (templateId: number, achievedDate: string, isStarred = false) => ({
  templateId,
  categoryId: 1,
  achievedDate,
  isStarred,
});

test('what comes next has begun or begins within half a year, and is not past', () => {
  const all = [template(1, 1, 0, 11), template(2, 1, 6, 12), template(3, 1, 18, 24), template(4, 1, 19, 30)];
  expect(nextMilestones(all, new Set(), 12).map(({ id }) => id)).toEqual([2, 3]);
  expect(nextMilestones(all, new Set([2]), 12).map(({ id }) => id)).toEqual([3]);
  expect(nextMilestones(all, new Set(), 31)).toEqual([]);
});

test('of each category come the next two', () => {
  const all = [1, 2, 3].flatMap((id) => [template(id, 1, id, 20), template(id + 10, 2, 9 - id, 20)]);
  expect(nextMilestones(all, new Set(), 5).map(({ id }) => id)).toEqual([1, 2, 13, 12]);
});

test('a badge is earned on the day of the last that it asks for', () => {
  const count = { type: 'milestones', requirements: { count: 2 } } as const;
  expect(earnedOn(count, [achieved(1, '2026-03-02')])).toBeNull();
  expect(earnedOn(count, [achieved(1, '2026-03-02'), achieved(2, '2026-01-05'), achieved(3, '2026-04-01')])).toBe(
    '2026-03-02',
  );
  const stars = { type: 'starred', requirements: { count: 1 } } as const;
  expect(earnedOn(stars, [achieved(1, '2026-03-02'), achieved(2, '2026-03-04', true)])).toBe('2026-03-04');
  const step = { type: 'age-step', requirements: { templateIds: [1, 2] } } as const;
  expect(earnedOn(step, [achieved(1, '2026-03-02'), achieved(3, '2026-03-03')])).toBeNull();
});

test('an age with fewer than three milestones is no step', () => {
  const keys = (templates: Parameters<typeof badgeRules>[1]) => badgeRules([], templates).map(({ key }) => key);
  expect(keys([template(1, 1, 0, 4), template(2, 2, 0, 4)])).not.toContain('age:0-4');
  expect(keys([template(1, 1, 0, 4), template(2, 2, 0, 4), template(3, 3, 0, 4)])).toContain('age:0-4');
});
