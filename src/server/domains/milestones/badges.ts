import type { Scope } from '#server/db/scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { type BadgeRule, badgeRules, earnedOn } from './badge-rules.ts';
import { badgesOf, basisOf, deleteBadges, insertBadges, moveBadge } from './queries.ts';
import { categories, templates } from './template-queries.ts';

/** Gives children the badges they have earned by now; what they have stays theirs. */
export async function awardBadges(scope: Scope, childIds: readonly number[]): Promise<void> {
  const [basis, held, categoryRows, templateRows] = await Promise.all([
    scope.all(basisOf(childIds)),
    scope.all(badgesOf(childIds)),
    scope.all(categories()),
    scope.all(templates()),
  ]);
  const used = categoryRows.filter(({ isActive }) => isActive).map(({ id }) => id);
  const rules = badgeRules(
    used,
    templateRows.filter(({ isActive, categoryId }) => isActive && used.includes(categoryId)),
  );
  const earned = childIds.flatMap((childId) => {
    const own = basis.filter((one) => one.childId === childId);
    const has = new Set(held.filter((badge) => badge.childId === childId).map(({ badgeKey }) => badgeKey));
    return rules
      .filter(({ key }) => !has.has(key))
      .flatMap((rule) => badgeOf(childId, rule, earnedOn(rule, own), scope.now));
  });
  if (earned.length > 0) await scope.count(insertBadges(earned));
}

const badgeOf = (
  childId: number,
  { key, type, requirements }: BadgeRule,
  earnedDate: string | null,
  createdAt: Date,
) => (earnedDate === null ? [] : [{ childId, badgeKey: key, badgeType: type, requirements, earnedDate, createdAt }]);

/** Looks at a child's badges again after something they may rest on was changed or withdrawn. */
export async function reviewBadges(scope: Scope, childId: number): Promise<void> {
  const [basis, held] = await Promise.all([scope.all(basisOf([childId])), scope.all(badgesOf([childId]))]);
  const seen = held.map((badge) => ({
    ...badge,
    day: earnedOn({ type: badge.badgeType, requirements: badge.requirements }, basis),
  }));
  const lost = seen.filter(({ day }) => day === null).map(({ id }) => id);
  if (lost.length > 0) {
    await scope.count(deleteBadges(lost));
    audit(scope, { action: 'withdraw badges', entity: 'milestone_badge', ids: lost, children: [childId] });
  }
  for (const { id, day, earnedDate } of seen) {
    if (day !== null && day !== earnedDate) await scope.count(moveBadge(id, day));
  }
  await awardBadges(scope, [childId]);
}
