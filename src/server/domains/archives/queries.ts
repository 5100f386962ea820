import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export interface ArchiveRow {
  readonly id: number;
  readonly childId: number;
  readonly status: 'waiting' | 'running' | 'ready' | 'failed';
  readonly failure: 'no-room' | 'failed' | null;
  readonly done: number;
  readonly total: number;
  readonly requestedAt: Date;
  readonly size: number | null;
  readonly expiresAt: Date | null;
}

/** What of them the scope may see, by row security; an expired one is gone, swept or not. */
const rows = (now: Date) => sql`
  select a.id, a.child_id, a.failure, a.done, a.total, a.requested_at, a.size, a.expires_at,
    case when a.finished_at is not null then 'ready' when a.failed_at is not null then 'failed'
         when a.run > 0 then 'running' else 'waiting' end as status
  from child_archive a where (a.expires_at is null or a.expires_at > ${now})`;
export const archives = (now: Date) => sql<ArchiveRow>`${rows(now)} order by a.requested_at desc, a.id desc`;
export const unfinishedArchive = (now: Date, childId: number) => sql<ArchiveRow>`
  ${rows(now)} and a.child_id = ${childId} and a.guardian_id = app_actor_id() and a.finished_at is null and a.failed_at is null`;

/** Nothing where one of the child is being built for the same guardian. */
export const insertArchive = (childId: number, guardianId: number, at: Date) =>
  db
    .insertInto('childArchive')
    .values({ childId, guardianId, requestedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id');

/** What is needed to send a finished one. */
export const archiveFile = (id: number, now: Date) => sql<{
  childId: number;
  child: string;
  /** @known what is finished has its folder */
  folder: string;
}>`
  select a.child_id, k.first_name || ' ' || k.last_name as child, a.folder
  from child_archive a join child k on k.center_id = a.center_id and k.id = a.child_id
  where a.id = ${id} and a.finished_at is not null and a.expires_at > ${now}`;

/** Whether who asked for archive `a` is a guardian of the child still. */
const isTheirs = sql`exists (
  select from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
    join child k on k.center_id = s.center_id and k.id = s.child_id
  where s.center_id = a.center_id and s.guardian_id = a.guardian_id and s.child_id = a.child_id and s.ended_at is null
    and g.removed_at is null and g.is_active and k.removed_at is null)`;
const isUnfinished = sql`a.finished_at is null and a.failed_at is null`;

/** Begins another try; nothing where it has ended already. */
export const beginRun = (id: number, now: Date) => sql<{ run: number; childId: number }>`
  update child_archive a set run = run + 1, alive_at = ${now}, done = 0, total = 0
  where a.id = ${id} and ${isUnfinished} returning a.run, a.child_id`;

/** A sign of life of a try; changes nothing once it was overtaken or the guardian's right has ended. */
export const markAlive = (id: number, run: number, { done, total, now }: { done: number; total: number; now: Date }) =>
  sql`
  update child_archive a set done = ${done}, total = ${total}, alive_at = ${now}
  where a.id = ${id} and a.run = ${run} and ${isUnfinished} and ${isTheirs}`;

export interface Finished {
  readonly folder: string;
  readonly size: number;
  readonly expiresAt: Date;
  readonly now: Date;
}
/** A try has made the archive; changes nothing once it was overtaken or the guardian's right has ended. */
export const finishRun = (id: number, run: number, { folder, size, expiresAt, now }: Finished) => sql<{
  childId: number;
  guardianId: number;
}>`
  update child_archive a set done = total, finished_at = ${now}, folder = ${folder}, size = ${size}, expires_at = ${expiresAt}
  where a.id = ${id} and a.run = ${run} and ${isUnfinished} and ${isTheirs} returning a.child_id, a.guardian_id`;

/** An earlier archive of the same child for the same guardian has served. */
export const expireEarlier = (id: number, now: Date) => sql`
  update child_archive a set expires_at = least(a.expires_at, ${now}) from child_archive newer
  where newer.id = ${id} and newer.center_id = a.center_id and newer.child_id = a.child_id and newer.guardian_id = a.guardian_id
    and a.id <> newer.id and a.finished_at is not null`;

export const failRun = (id: number, failure: 'no-room' | 'failed', now: Date) => sql<{ childId: number }>`
  update child_archive a set failed_at = ${now}, failure = ${failure} where a.id = ${id} and ${isUnfinished} returning a.child_id`;

/** Archives whose builder has been silent since `before`. */
export const silentArchives = (before: Date) => sql<{ id: number; run: number }>`
  select a.id, a.run from child_archive a where ${isUnfinished} and coalesce(a.alive_at, a.requested_at) < ${before}`;

/** Takes away what expired, failed before `failedBefore`, or whose guardian's right has ended. */
export const deleteSpent = (now: Date, failedBefore: Date) => sql<{ folder: string | null }>`
  delete from child_archive a
  where a.expires_at <= ${now} or a.failed_at < ${failedBefore} or not ${isTheirs} returning a.folder`;

export const archiveFolders = () => sql<{ folder: string }>`select folder from child_archive where folder is not null`;

export interface ArchivedChild {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly room: string;
  /** @known a child on the lists has an enrollment */
  readonly enrolledOn: string;
  readonly leavesOn: string | null;
  /** When it is and was enrolled, first ones first. @known a child on the lists has an enrollment */
  readonly enrolled: readonly { readonly from: string; readonly to: string | null }[];
  readonly center: string;
}
export const archivedChild = (archiveId: number) => sql<ArchivedChild>`
  select k.id, k.first_name, k.last_name, k.date_of_birth, r.name as room, e.enrolled_on, e.leaves_on, e.enrolled, c.name as center
  from child_archive a join child k on k.center_id = a.center_id and k.id = a.child_id
    cross join lateral (
      select json_agg(json_build_object('from', t.starts_on, 'to', t.ends_on) order by t.starts_on) as enrolled,
        max(t.starts_on) as enrolled_on, (array_agg(t.ends_on order by t.starts_on desc))[1] as leaves_on
      from child_enrollment t
      where t.center_id = k.center_id and t.child_id = k.id and coalesce(t.ends_on >= t.starts_on, true)) e
    join room r on r.center_id = k.center_id and r.id = k.room_id join center c on c.center_id = k.center_id
  where a.id = ${archiveId} and k.removed_at is null`;
