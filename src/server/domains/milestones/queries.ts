import { type RawBuilder, sql } from 'kysely';
import type { BadgeType } from '#contract/milestones-choices.ts';
import { db } from '#server/db/sql.ts';
import { photoUrl } from '#server/domains/children/queries.ts';
import type { DateRange } from '#server/http/date-range.ts';
import type { Requirements } from './badge-rules.ts';

export interface AchievedRow {
  readonly id: number;
  readonly childId: number;
  readonly templateId: number;
  readonly achievedDate: string;
  readonly staffId: number;
  readonly staffName: string;
  readonly notes: string;
  readonly photos: readonly { readonly id: number; readonly title: string; readonly filePath: string }[];
  readonly parentNotified: boolean;
  readonly notificationSentAt: Date | null;
  readonly isStarred: boolean;
  /** The child's age then, in full months. */
  readonly ageMonths: number;
  readonly createdAt: Date;
  readonly version: number;
}

// Of the photos a parent's scope sees what the gallery shows them, by row security; a child taken out of a photo since isn't shown by it.
const photos = sql`coalesce((
  select json_agg(json_build_object('id', p.id, 'title', p.title, 'filePath', p.file_path) order by p.created_at, p.id)
  from child_milestone_photo e join gallery_photo p on p.center_id = e.center_id and p.id = e.photo_id
  join photo_child t on t.center_id = p.center_id and t.photo_id = p.id and t.child_id = m.child_id
  where e.center_id = m.center_id and e.child_milestone_id = m.id and p.removed_at is null and p.file_stored), '[]')`;

const achieved = sql`
  select m.id, m.child_id, m.template_id, m.achieved_date, m.staff_id, s.first_name || ' ' || s.last_name as staff_name, m.notes,
    ${photos} as photos, m.parent_notified_at is not null as parent_notified, m.notification_sent_at, m.is_starred,
    age_in_months(k.date_of_birth, m.achieved_date) as age_months, m.created_at, m.version
  from child_milestone m join child k on k.center_id = m.center_id and k.id = m.child_id
  join staff s on s.center_id = m.center_id and s.id = m.staff_id`;

/** Achieved milestones of children who are still enrolled, newest first. */
export const achievedWithin = ({ from, to, limit }: DateRange, childId?: number) => sql<AchievedRow>`
  ${achieved} where k.removed_at is null and m.achieved_date between ${from}::date and ${to}::date
    and ${childId === undefined ? sql`true` : sql`m.child_id = ${childId}`}
  order by m.achieved_date desc, m.id desc limit ${limit}`;
export const achievedOf = (childId: number) => sql<AchievedRow>`
  ${achieved} where m.child_id = ${childId} order by m.achieved_date desc, m.id desc`;
export const achievedByIds = (ids: readonly number[]) => sql<AchievedRow>`
  ${achieved} where m.id = any (${ids}::bigint[]) and k.removed_at is null order by m.id`;

/** Milestones of the last days that the scope's parent hasn't seen, oldest first. */
export const unseen = (since: string, limit: number) => sql<AchievedRow & { readonly firstName: string }>`
  select a.*, k.first_name from (${achieved}) a join child k on k.id = a.child_id
  where a.achieved_date >= ${since}::date and k.id = any (app_child_ids()) and k.removed_at is null
    and not exists (select from milestone_receipt r where r.child_milestone_id = a.id and r.guardian_id = app_actor_id())
  order by a.achieved_date, a.id limit ${limit}`;
/** Which of a child's the scope's parent has seen. */
export const seenOf = (childId: number) => sql<{ id: number }>`
  select m.id from child_milestone m join milestone_receipt r on r.center_id = m.center_id and r.child_milestone_id = m.id
  where m.child_id = ${childId} and r.guardian_id = app_actor_id()`;

export interface GrowingChildRow {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly ageMonths: number;
  readonly roomId: number;
  readonly room: string;
  readonly photoUrl: string | null;
}
const growing = (today: string) => sql`
  select child.id, child.first_name, child.last_name, child.date_of_birth, age_in_months(child.date_of_birth, ${today}::date) as age_months,
    child.room_id, r.name as room, ${photoUrl} as photo_url
  from child join room r on r.center_id = child.center_id and r.id = child.room_id where child.removed_at is null`;
export const growingChildren = (today: string) => sql<
  GrowingChildRow & { readonly achievedTemplateIds: number[]; readonly lastAchievedDate: string | null }
>`
  select g.*, coalesce(m.ids, '{}') as achieved_template_ids, m.last as last_achieved_date
  from (${growing(today)}) g left join (
    select child_id, array_agg(template_id order by template_id) as ids, max(achieved_date) as last from child_milestone group by child_id
  ) m on m.child_id = g.id
  order by g.first_name collate "und-x-icu", g.last_name collate "und-x-icu", g.id`;
export const growingChild = (id: number, today: string) => sql<GrowingChildRow>`${growing(today)} and child.id = ${id}`;

/** Children to record something of, kept as they are until the end of the transaction. */
export const holdChildren = (ids: readonly number[]) => sql<{ id: number; firstName: string; dateOfBirth: string }>`
  select id, first_name, date_of_birth from child where id = any (${ids}::bigint[]) and removed_at is null
  order by id for no key update`;
export const activeStaffMember = (id: number) =>
  db.selectFrom('staff').select('id').where('id', '=', id).where('removedAt', 'is', null);
export const withTemplate = (childIds: readonly number[], templateId: number) => sql<{ childId: number }>`
  select child_id from child_milestone where child_id = any (${childIds}::bigint[]) and template_id = ${templateId} order by child_id`;
/** Who of these children is in which of these photos. */
export const shownIn = (photoIds: readonly number[], childIds: readonly number[]) => sql<{
  photoId: number;
  childId: number;
}>`
  select t.photo_id, t.child_id from photo_child t join gallery_photo p on p.center_id = t.center_id and p.id = t.photo_id
  where t.photo_id = any (${photoIds}::bigint[]) and t.child_id = any (${childIds}::bigint[])
    and p.removed_at is null and p.file_stored`;

export interface NewAchievedRow {
  readonly childId: number;
  readonly templateId: number;
  readonly achievedDate: string;
  readonly staffId: number;
  readonly recordedBy: number | null;
  readonly notes: string;
  readonly isStarred: boolean;
  readonly createdAt: Date;
}
export const insertAchieved = (rows: readonly NewAchievedRow[]) =>
  db
    .insertInto('childMilestone')
    .values([...rows])
    .returning(['id', 'childId']);
export type AchievedChange = {
  readonly [K in 'achievedDate' | 'staffId' | 'notes' | 'isStarred']?: NewAchievedRow[K] | undefined;
};
export const updateAchieved = (id: number, change: AchievedChange) =>
  db
    .updateTable('childMilestone')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id);
export const deleteAchieved = (id: number) => db.deleteFrom('childMilestone').where('id', '=', id);

interface PhotoLink {
  readonly childMilestoneId: number;
  readonly childId: number;
  readonly photoId: number;
}
export const insertPhotos = (links: readonly PhotoLink[]) => db.insertInto('childMilestonePhoto').values([...links]);
export const clearPhotos = (id: number) => db.deleteFrom('childMilestonePhoto').where('childMilestoneId', '=', id);

export const insertReceipt = (id: number, guardianId: number, at: Date) =>
  db
    .insertInto('milestoneReceipt')
    .values({ childMilestoneId: id, guardianId, seenAt: at })
    .onConflict((conflict) => conflict.doNothing());
export const markFamilyTold = (id: number, at: Date) =>
  db
    .updateTable('childMilestone')
    .set({ parentNotifiedAt: at })
    .where('id', '=', id)
    .where('parentNotifiedAt', 'is', null);

export interface ProgressRow {
  readonly id: number;
  readonly childId: number;
  readonly categoryId: number;
  readonly totalMilestones: number;
  readonly achievedMilestones: number;
  readonly progressPercentage: number;
  readonly lastUpdated: Date;
}
const ENROLLED = sql`array(select id from child where removed_at is null)`;
const refresh = (children: RawBuilder<unknown>, categories: readonly number[] | null, today: string, now: Date) =>
  sql`select refresh_milestone_progress(${children}, ${categories}::bigint[], ${today}::date, ${now})`;
/** Makes the stored progress of these children true as of the center's day. */
export const refreshProgress = (childIds: readonly number[], today: string, now: Date) =>
  refresh(sql`${childIds}::bigint[]`, null, today, now);
export const refreshEverybody = (today: string, now: Date) => refresh(ENROLLED, null, today, now);
/** Of everybody, in the categories that have changed. */
export const refreshCategories = (categoryIds: readonly number[], today: string, now: Date) =>
  refresh(ENROLLED, categoryIds, today, now);
const progressRows = sql`
  select p.id, p.child_id, p.category_id, p.total_milestones, p.achieved_milestones, p.progress_percentage, p.last_updated
  from milestone_progress p join milestone_category c on c.center_id = p.center_id and c.id = p.category_id`;
export const progressOf = (childId: number) => sql<ProgressRow>`
  ${progressRows} where p.child_id = ${childId} order by c.sort_order, c.id`;
export const progressOfEverybody = () => sql<ProgressRow>`${progressRows} order by p.child_id, c.sort_order, c.id`;

export interface BadgeRow {
  readonly id: number;
  readonly childId: number;
  readonly badgeKey: string;
  readonly badgeType: BadgeType;
  readonly requirements: Requirements;
  readonly earnedDate: string;
  readonly isVisible: boolean;
  readonly createdAt: Date;
  readonly version: number;
}
const badgeRows = sql`
  select id, child_id, badge_key, badge_type, requirements, earned_date, is_visible, created_at, version from milestone_badge`;
export const badgesOf = (childIds: readonly number[]) => sql<BadgeRow>`
  ${badgeRows} where child_id = any (${childIds}::bigint[]) order by earned_date desc, id desc`;
export const badge = (id: number) => sql<BadgeRow>`
  ${badgeRows} where id = ${id} and exists (
    select from child k where k.center_id = milestone_badge.center_id and k.id = child_id and k.removed_at is null)`;
export type NewBadgeRow = Omit<BadgeRow, 'id' | 'isVisible' | 'version'>;
export const insertBadges = (rows: readonly NewBadgeRow[]) =>
  db
    .insertInto('milestoneBadge')
    .values(rows.map((row) => ({ ...row, requirements: JSON.stringify(row.requirements) })))
    .onConflict((conflict) => conflict.columns(['centerId', 'childId', 'badgeKey']).doNothing());
export const moveBadge = (id: number, earnedDate: string) =>
  db.updateTable('milestoneBadge').set({ earnedDate }).where('id', '=', id);
export const deleteBadges = (ids: readonly number[]) => db.deleteFrom('milestoneBadge').where('id', 'in', [...ids]);
export const showBadge = (id: number, isVisible: boolean) =>
  db
    .updateTable('milestoneBadge')
    .set((eb) => ({ isVisible, version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** What badges rest on. */
export const basisOf = (childIds: readonly number[]) => sql<{
  childId: number;
  templateId: number;
  categoryId: number;
  achievedDate: string;
  isStarred: boolean;
}>`
  select m.child_id, m.template_id, t.category_id, m.achieved_date, m.is_starred
  from child_milestone m join milestone_template t on t.center_id = m.center_id and t.id = m.template_id
  where m.child_id = any (${childIds}::bigint[])`;

export const markNotified = (id: number, now: Date) => sql`
  update child_milestone set notification_sent_at = ${now} where id = ${id} and notification_sent_at is null`;
