import type { Scope } from '#server/db/scope.ts';
import { seen } from '#server/domains/notifications/commands.ts';
import { askedChild } from '#server/kernel/access/guardian.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addDays } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import { withheld } from '#server/kernel/withheld/withheld.ts';
import { mayCelebrate } from './access.ts';
import { nextOf, picturesOf, todayOf } from './growth.ts';
import {
  type AchievedRow,
  achievedByIds,
  achievedOf,
  badgesOf,
  growingChild,
  insertReceipt,
  markFamilyTold,
  progressOf,
  refreshProgress,
  seenOf,
  unseen,
} from './queries.ts';
import { asBadge, type Catalog, categoryName, inUse, readCatalog, readersLanguage } from './texts.ts';

/** A child's growth as its family reads it: without other children's names. Null for a parent without children. */
export async function readFamilyGrowth(scope: Scope, asked: { readonly childId?: number | undefined }) {
  const childId = await askedChild(scope, asked);
  if (childId === undefined) return null;
  const today = await todayOf(scope);
  const child = orRefuse(await scope.maybe(growingChild(childId, today)), notFound('This child was not found'));
  scope.later(refreshProgress([childId], today, scope.now));
  const catalog = await readCatalog(scope, await readersLanguage(scope));
  const [progress, achieved, badges, seenRows] = await Promise.all([
    scope.all(progressOf(childId)),
    scope.all(achievedOf(childId)),
    scope.all(badgesOf([childId])),
    scope.all(seenOf(childId)),
  ]);
  const seenIds = new Set(seenRows.map(({ id }) => id));
  const readable = await withheld(scope, achieved, ['notes'], achieved.at(-1)?.createdAt);
  return {
    childId,
    firstName: child.firstName,
    ageMonths: child.ageMonths,
    categories: inUse(catalog).categories.map(asFamilyCategory),
    progress,
    achieved: readable.map((row) => asFamilyMilestone(catalog, row, seenIds.has(row.id))),
    badges: badges.map((row) => asFamilyBadge(catalog, row)),
    next: nextOf(catalog, achieved, child.ageMonths),
  };
}

const CELEBRATED_DAYS = 90;
const AT_ONCE = 20;

/** What the acting parent hasn't seen yet, oldest first. */
export async function readCelebrations(scope: Scope) {
  await acting(scope, parent);
  const rows = await scope.all(unseen(addDays(await todayOf(scope), -CELEBRATED_DAYS), AT_ONCE));
  if (rows.length === 0) return [];
  const catalog = await readCatalog(scope, await readersLanguage(scope));
  return (await withheld(scope, rows, ['notes'])).map(({ firstName, ...row }) => {
    const milestone = asFamilyMilestone(catalog, row, false);
    return { ...milestone, firstName, categoryName: categoryName(catalog, milestone.categoryId) };
  });
}

/** The acting parent saw a celebration: it isn't shown to them again, and the family counts as told. */
export async function seeMilestone(scope: Scope, id: number): Promise<void> {
  const [found] = await scope.all(achievedByIds([id]));
  const milestone = orRefuse(found, noSuchMilestone());
  const { childId } = milestone;
  const reader = await acting(scope, mayCelebrate(milestone), noSuchMilestone());
  if ((await scope.count(insertReceipt(id, reader.id, scope.now))) === 0) return;
  scope.later(markFamilyTold(id, scope.now));
  await seen(scope, 'milestone', [id]);
  audit(scope, { action: 'see milestone', entity: 'child_milestone', ids: [id], children: [childId] });
  scope.touch('milestones', [childId]);
}

const noSuchMilestone = () => notFound('This milestone was not found');

function asFamilyMilestone(catalog: Catalog, row: AchievedRow, isSeen: boolean) {
  const { categoryId, title, description, celebrationMessage, parentTip, stickerDesign } = catalog.templateOf(
    row.templateId,
  );
  return {
    id: row.id,
    childId: row.childId,
    templateId: row.templateId,
    categoryId,
    title,
    description,
    celebrationMessage,
    parentTip,
    stickerDesign,
    achievedDate: row.achievedDate,
    ageMonths: row.ageMonths,
    notes: row.notes,
    evidencePhotos: picturesOf(row.photos, 'parent'),
    isStarred: row.isStarred,
    staffName: row.staffName,
    isSeen,
  };
}

const asFamilyCategory = ({
  id,
  name,
  description,
  iconName,
  colorTheme,
  sortOrder,
}: Catalog['categories'][number]) => ({
  id,
  name,
  description,
  iconName,
  colorTheme,
  sortOrder,
});

function asFamilyBadge(catalog: Catalog, row: Parameters<typeof asBadge>[1]) {
  const { isVisible: _visible, version: _version, requirements: _requirements, ...badge } = asBadge(catalog, row);
  return badge;
}
