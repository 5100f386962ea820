import type { Language } from '../../../contract/languages.ts';
import { audit } from '../../audit/audit.ts';
import { addDays } from '../../clock/zone.ts';
import type { Scope } from '../../db/scope.ts';
import { notFound, orRefuse } from '../../refusal.ts';
import { withheld } from '../children/withheld.ts';
import { actingParent, askedChild } from '../guardians/access.ts';
import { seen } from '../notifications/commands.ts';
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
import { asBadge, type Catalog, inUse, readCatalog, readersLanguage } from './words.ts';

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
  await actingParent(scope);
  const rows = await scope.all(unseen(addDays(await todayOf(scope), -CELEBRATED_DAYS), AT_ONCE));
  if (rows.length === 0) return [];
  const catalog = await readCatalog(scope, await readersLanguage(scope));
  return (await withheld(scope, rows, ['notes'])).map(({ firstName, ...row }) => {
    const milestone = asFamilyMilestone(catalog, row, false);
    return { ...milestone, firstName, categoryName: nameOf(catalog, milestone.categoryId) };
  });
}

/** Everything a child achieved, oldest first, in the words of a reader of `language`, for its archive. */
export async function milestonesOf(scope: Scope, childId: number, language: Language): Promise<FamilyMilestone[]> {
  const catalog = await readCatalog(scope, language);
  const rows = (await scope.all(achievedOf(childId))).reverse();
  return (await withheld(scope, rows, ['notes'], rows[0]?.createdAt)).map((row) => {
    const milestone = asFamilyMilestone(catalog, row, true);
    return { ...milestone, categoryName: nameOf(catalog, milestone.categoryId) };
  });
}
export type FamilyMilestone = ReturnType<typeof asFamilyMilestone> & { readonly categoryName: string };
const nameOf = ({ categories }: Catalog, categoryId: number) =>
  categories.find(({ id }) => id === categoryId)?.name ?? '';

/** The acting parent saw a celebration: it isn't shown to them again, and the family counts as told. */
export async function seeMilestone(scope: Scope, id: number): Promise<void> {
  const parent = await actingParent(scope);
  const [found] = await scope.all(achievedByIds([id]));
  if (!found || !parent.childIds.includes(found.childId)) throw notFound('This milestone was not found');
  if ((await scope.count(insertReceipt(id, parent.id, scope.now))) === 0) return;
  scope.later(markFamilyTold(id, scope.now));
  await seen(scope, 'milestone', [id]);
  audit(scope, { action: 'see milestone', entity: 'child_milestone', ids: [id], children: [found.childId] });
  scope.touch('milestones', [found.childId]);
}

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
