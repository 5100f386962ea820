import { sql } from 'kysely';
import type { Ground, PausedBy } from '#contract/admissions-choices.ts';

/** The children of an inquiry come onto the list; who was on it before keeps the day. */
export const enterWaitlist = (inquiryId: number, now: Date) =>
  sql`update inquiry_child set waiting_since = ${now} where inquiry_id = ${inquiryId} and waiting_since is null`;

/** Of two who change the list, one comes after the other. */
export const lockWaitlist = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:waitlist', app_center()))`;

export interface WaitingRow {
  readonly id: number;
  readonly inquiryId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly childFirstName: string | null;
  readonly childLastName: string | null;
  readonly birthDate: string | null;
  readonly dueDate: string | null;
  readonly wishedStart: string;
  readonly weekdays: number[];
  /** @known only who came onto the list is asked for */
  readonly since: Date;
  readonly isPaused: boolean;
  readonly pausedBy: PausedBy | null;
  /** @known the column's check names them */
  readonly grounds: Ground[];
  readonly countsAs: Ground | null;
  readonly countsSince: Date | null;
  readonly movedReason: string | null;
  readonly movedAt: Date | null;
  readonly movedBy: string | null;
  /** Whether it can be asked by mail. */
  readonly hasEmail: boolean;
  readonly confirmedAt: Date | null;
  readonly askedAt: Date | null;
}
/** Every child of an inquiry that waits, whoever pauses, too, or those of these alone; not who has a place, or is offered one. */
export const waitingChildren = (ids: readonly number[] | null) => sql<WaitingRow>`
  select k.id, k.inquiry_id, c.first_name, c.last_name, k.first_name as child_first_name, k.last_name as child_last_name,
    k.birth_date, k.due_date, k.wished_start, k.weekdays, k.waiting_since as since, k.paused_at is not null as is_paused, k.paused_by,
    k.grounds,
    k.counts_as, k.counts_since, k.moved_reason, k.moved_at, s.first_name || ' ' || s.last_name as moved_by,
    c.email is not null as has_email, i.confirmed_at, i.asked_at
  from inquiry i join inquiry_child k on k.center_id = i.center_id and k.inquiry_id = i.id
  join inquiry_contact c on c.center_id = i.center_id and c.inquiry_id = i.id and c.position = 1
  left join staff s on s.center_id = k.center_id and s.id = k.moved_by
  where i.state = 'waiting' and k.waiting_since is not null and (${ids}::bigint[] is null or k.id = any (${ids}::bigint[]))
    and not exists (select from offer o
      where o.center_id = k.center_id and o.inquiry_child_id = k.id and o.state in ('open', 'accepted'))
  order by k.id`;

/** How many places were offered since a moment, and the whole days that half of the children from the list had waited at most. */
export const offeredSince = (since: Date) => sql<{ count: number; medianDays: number | null }>`
  select count(*)::int as count, extract(day from percentile_disc(0.5) within group
    (order by o.made_at - k.waiting_since) filter (where k.waiting_since < o.made_at))::int as median_days
  from offer o join inquiry_child k on k.center_id = o.center_id and k.id = o.inquiry_child_id
  where o.made_at >= ${since}`;

export const setGrounds = (id: number, grounds: readonly Ground[]) =>
  sql`update inquiry_child set grounds = ${grounds} where id = ${id}`;

export const setPlace = (
  id: number,
  counts: { readonly as: Ground | null; readonly since: Date } | null,
  moved: { readonly reason: string; readonly at: Date; readonly by: number | null } | null,
) => sql`
  update inquiry_child set counts_as = ${counts?.as ?? null}, counts_since = ${counts?.since ?? null},
    moved_reason = ${moved?.reason ?? null}, moved_at = ${moved?.at ?? null}, moved_by = ${moved?.by ?? null}
  where id = ${id}`;
