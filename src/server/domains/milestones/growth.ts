import type { Audience } from '#contract/kernel/access.ts';
import { pictureAddress } from '#contract/kernel/pictures.ts';
import type { Scope } from '#server/db/scope.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { notFound, orRefuse } from '#server/kernel/http-error.ts';
import {
  type AchievedRow,
  achievedByIds,
  achievedOf,
  badgesOf,
  growingChild,
  growingChildren,
  type ProgressRow,
  progressOf,
  progressOfEverybody,
  refreshEverybody,
  refreshProgress,
} from './queries.ts';
import { nextMilestones } from './rules.ts';
import { asBadge, type Catalog, inUse, readCatalog, readersLanguage, type Template } from './texts.ts';

/** An achieved milestone as staff read it. */
export function asAchieved({ templateOf }: Catalog, { photos, ...row }: AchievedRow) {
  const { title, categoryId, stickerDesign } = templateOf(row.templateId);
  return { ...row, title, categoryId, stickerDesign, evidencePhotos: picturesOf(photos, 'staff') };
}

export const picturesOf = (photos: AchievedRow['photos'], portal: Audience) =>
  photos.map(({ id, title }) => ({
    id,
    title,
    imageUrl: pictureAddress(id, 960, portal),
    thumbnailUrl: pictureAddress(id, 320, portal),
  }));

export async function readAchieved(scope: Scope, ids: readonly number[]) {
  const catalog = await readCatalog(scope, await readersLanguage(scope));
  return (await scope.all(achievedByIds(ids))).map((row) => asAchieved(catalog, row));
}

/** A child's growth with what may come next, as staff read it. */
export async function readGrowth(scope: Scope, childId: number) {
  const today = await todayOf(scope);
  const child = orRefuse(await scope.maybe(growingChild(childId, today)), notFound('This child was not found'));
  scope.later(refreshProgress([childId], today, scope.now));
  const catalog = await readCatalog(scope, await readersLanguage(scope));
  const [progress, achieved, badges] = await Promise.all([
    scope.all(progressOf(childId)),
    scope.all(achievedOf(childId)),
    scope.all(badgesOf([childId])),
  ]);
  return {
    child,
    categories: inUse(catalog).categories,
    progress,
    achieved: achieved.map((row) => asAchieved(catalog, row)),
    badges: badges.map((row) => asBadge(catalog, row)),
    next: nextOf(catalog, achieved, child.ageMonths),
  };
}

/** What a child may soon show, in the reader's words. */
export function nextOf(catalog: Catalog, achieved: readonly AchievedRow[], ageMonths: number) {
  const ids = new Set(achieved.map(({ templateId }) => templateId));
  return nextMilestones(inUse(catalog).templates, ids, ageMonths).map(asNext);
}
const asNext = (template: Template) => ({
  templateId: template.id,
  categoryId: template.categoryId,
  title: template.title,
  description: template.description,
  parentTip: template.parentTip,
  ageRangeMin: template.ageRangeMin,
  ageRangeMax: template.ageRangeMax,
  stickerDesign: template.stickerDesign,
});

/** Every enrolled child with its progress. */
export async function readEverybody(scope: Scope) {
  const today = await todayOf(scope);
  scope.later(refreshEverybody(today, scope.now));
  const [children, progress] = await Promise.all([scope.all(growingChildren(today)), scope.all(progressOfEverybody())]);
  const own = Map.groupBy(progress, ({ childId }: ProgressRow) => childId);
  return children.map((child) => ({ ...child, progress: own.get(child.id) ?? [] }));
}

/** The center's day. */
export const todayOf = async (scope: Scope): Promise<string> => dayAt(scope.now, (await scope.opened).center.zone);
