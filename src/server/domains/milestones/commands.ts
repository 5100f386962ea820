import type { Scope } from '#server/db/scope.ts';
import { staffIdOf } from '#server/kernel/access/actor.ts';
import { acting, staffMember } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { dayAt } from '#server/kernel/clock/zone.ts';
import { conflict, invalid, notFound, orRefuse, refuseGone, refuseStale } from '#server/kernel/http-error.ts';
import type { Text } from '#server/kernel/i18n/translate.ts';
import { notify, takeBack } from '#server/kernel/notify/notify.ts';
import { awardBadges, reviewBadges } from './badges.ts';
import {
  type AchievedChange,
  type AchievedRow,
  achievedByIds,
  activeStaffMember,
  badge,
  clearPhotos,
  deleteAchieved,
  holdChildren,
  insertAchieved,
  insertPhotos,
  refreshProgress,
  showBadge,
  shownIn,
  updateAchieved,
  withTemplate,
} from './queries.ts';
import { template } from './template-queries.ts';

export interface NewMilestone {
  readonly childIds: readonly number[];
  readonly templateId: number;
  /** Local date. */
  readonly achievedDate: string;
  readonly staffId?: number | undefined;
  readonly notes: string;
  readonly evidencePhotos?: readonly number[] | undefined;
  readonly isStarred?: boolean | undefined;
}

/**
 * Records that children achieved a milestone; answers the ids of what was recorded. Each child keeps those of the photos it
 * is in. Refuses days to come and days before a child was born, and the whole where one of them has it already.
 */
export async function recordMilestones(scope: Scope, input: NewMilestone): Promise<number[]> {
  const { actor } = await scope.opened;
  const childIds = [...new Set(input.childIds)];
  const recordedBy = staffIdOf(actor);
  const staffId = input.staffId ?? (await acting(scope, staffMember)).id;
  const children = await scope.all(holdChildren(childIds));
  const found = await scope.maybe(template(input.templateId));
  refuseBad({
    ...(children.length < childIds.length && { childIds: 'Choose children who are enrolled' }),
    ...(!found?.isActive && { templateId: 'There is no milestone in use with this id' }),
    ...(await badDay(scope, input.achievedDate, children)),
    ...(await badStaff(scope, staffId)),
  });
  const [taken] = await scope.all(withTemplate(childIds, input.templateId));
  const name = children.find(({ id }) => id === taken?.childId)?.firstName;
  if (name !== undefined) throw conflict('{{name}} has this milestone already', { name });

  const { achievedDate, notes, isStarred = false, templateId } = input;
  const rows = childIds.map((childId) => ({
    childId,
    templateId,
    achievedDate,
    staffId,
    recordedBy,
    notes,
    isStarred,
    createdAt: scope.now,
  }));
  const made = await scope.all(insertAchieved(rows));
  await linkPhotos(scope, made, input.evidencePhotos ?? []);
  const ids = made.map(({ id }) => id);
  audit(scope, { action: 'record milestone', entity: 'child_milestone', ids, children: childIds, after: input });
  await recountProgress(scope, childIds);
  await awardBadges(scope, childIds);
  for (const { id, childId } of made) {
    await notify(scope, {
      kind: 'milestone',
      event: 'achieved',
      recipients: { guardiansOf: [childId], staffWith: ['milestones'] },
      about: { id, childIds: [childId] },
    });
  }
  scope.touch('milestones', childIds);
  return ids;
}

export type MilestoneEdit = AchievedChange & {
  readonly evidencePhotos?: readonly number[] | undefined;
  readonly version?: number | undefined;
};

/** Changes an achieved milestone; what is left out stays. Badges follow its day and star. */
export async function changeMilestone(
  scope: Scope,
  id: number,
  { version, evidencePhotos, ...change }: MilestoneEdit,
): Promise<void> {
  const before = await existing(scope, id);
  refuseStale(before, version);
  const children = await scope.all(holdChildren([before.childId]));
  refuseBad({
    ...(change.achievedDate !== undefined && (await badDay(scope, change.achievedDate, children))),
    ...(change.staffId !== undefined && (await badStaff(scope, change.staffId))),
  });
  refuseGone(await scope.count(updateAchieved(id, change)), noSuchMilestone());
  if (evidencePhotos) {
    await scope.count(clearPhotos(id));
    await linkPhotos(scope, [{ id, childId: before.childId }], evidencePhotos);
  }
  audit(scope, {
    action: 'change milestone',
    entity: 'child_milestone',
    ids: [id],
    children: [before.childId],
    before: toldOf(before),
    after: { ...change, evidencePhotos },
  });
  await reviewBadges(scope, before.childId);
  scope.touch('milestones', [before.childId]);
}

/** Withdraws an achieved milestone: it goes from the family's page too, and with it the badges that rested on it. */
export async function withdrawMilestone(scope: Scope, id: number): Promise<void> {
  const before = await existing(scope, id);
  const { childId } = before;
  await scope.all(holdChildren([childId]));
  refuseGone(await scope.count(deleteAchieved(id)), noSuchMilestone());
  audit(scope, {
    action: 'withdraw milestone',
    entity: 'child_milestone',
    ids: [id],
    children: [childId],
    before: toldOf(before),
  });
  await recountProgress(scope, [childId]);
  await reviewBadges(scope, childId);
  takeBack(scope, 'milestone', 'achieved', id);
  scope.touch('milestones', [childId]);
}

/** Shows a badge to the family, or hides it. */
export async function changeBadge(
  scope: Scope,
  id: number,
  { isVisible, version }: { readonly isVisible: boolean; readonly version?: number | undefined },
) {
  const before = orRefuse(await scope.maybe(badge(id)), noSuchBadge());
  refuseStale(before, version);
  refuseGone(await scope.count(showBadge(id, isVisible)), noSuchBadge());
  audit(scope, {
    action: 'change badge',
    entity: 'milestone_badge',
    ids: [id],
    children: [before.childId],
    before: { isVisible: before.isVisible },
    after: { isVisible },
  });
  scope.touch('milestones', [before.childId]);
  return scope.one(badge(id));
}

const noSuchMilestone = () => notFound('This milestone was not found');
const noSuchBadge = () => notFound('This badge was not found');
async function existing(scope: Scope, id: number): Promise<AchievedRow> {
  const [row] = await scope.all(achievedByIds([id]));
  return orRefuse(row, noSuchMilestone());
}

const toldOf = ({ templateId, achievedDate, staffId, notes, isStarred, photos }: AchievedRow) => ({
  templateId,
  achievedDate,
  staffId,
  notes,
  isStarred,
  evidencePhotos: photos.map((photo) => photo.id),
});

/** What was achieved has changed: the stored progress follows. */
async function recountProgress(scope: Scope, childIds: readonly number[]): Promise<void> {
  const { center } = await scope.opened;
  scope.later(refreshProgress(childIds, dayAt(scope.now, center.zone), scope.now));
}

type Bad = Readonly<Record<string, Text>>;
async function badDay(scope: Scope, date: string, children: readonly { readonly dateOfBirth: string }[]): Promise<Bad> {
  const { center } = await scope.opened;
  if (date > dayAt(scope.now, center.zone)) return { achievedDate: 'A milestone cannot be recorded for a future date' };
  const isBefore = children.some(({ dateOfBirth }) => date < dateOfBirth);
  return isBefore ? { achievedDate: 'This day is before the child was born' } : {};
}

const badStaff = async (scope: Scope, staffId: number): Promise<Bad> =>
  (await scope.maybe(activeStaffMember(staffId))) ? {} : { staffId: 'There is no active staff member with this id' };

function refuseBad(fields: Bad): void {
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

async function linkPhotos(
  scope: Scope,
  made: readonly { readonly id: number; readonly childId: number }[],
  photoIds: readonly number[],
): Promise<void> {
  if (photoIds.length === 0) return;
  const shown = await scope.all(
    shownIn(
      photoIds,
      made.map(({ childId }) => childId),
    ),
  );
  const isMissing = photoIds.some((photoId) => !shown.some((row) => row.photoId === photoId));
  if (isMissing) throw invalid({ evidencePhotos: 'Choose photos that show the child' });
  const links = made.flatMap(({ id, childId }) =>
    shown.filter((row) => row.childId === childId).map(({ photoId }) => ({ childMilestoneId: id, childId, photoId })),
  );
  await scope.count(insertPhotos(links));
}
