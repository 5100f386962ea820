import { sql } from 'kysely';
import type { Position } from '#contract/employment-choices.ts';
import type { HealthPaperKind, PaperKind, TrainingMode, TrainingTopic } from '#contract/papers-choices.ts';

export interface MemberRow {
  readonly staffId: number;
  readonly name: string;
  readonly role: string;
  readonly roomId: number | null;
  /** As the terms of the employment have it. */
  readonly position: Position | null;
  /** The first day of the employment that holds, or the next one; without any, the day on which they were entered. */
  readonly hiredOn: string;
}

/** The team on a day, or one of them (null: all), by name. An employment that ended is another one. */
export const membersOn = (day: string, staffId: number | null) => sql<MemberRow>`
  select s.id as staff_id, s.first_name || ' ' || s.last_name as name, r.name as role, s.room_id, t.position,
    coalesce(e.hired_on, (s.created_at at time zone c.time_zone)::date) as hired_on
  from staff s join center c on c.center_id = s.center_id join role r on r.center_id = s.center_id and r.id = s.role_id
  left join lateral (
    select m.id, m.hired_on from employment m where m.center_id = s.center_id and m.staff_id = s.id
      and (m.left_on is null or m.left_on >= ${day}::date) order by m.hired_on limit 1) e on true
  left join lateral (
    select m.position from employment_term m where m.center_id = s.center_id and m.employment_id = e.id
    order by m.from_date <= ${day}::date desc, abs(m.from_date - ${day}::date) limit 1) t on true
  where s.erased_at is null and (s.removed_at is null or (s.removed_at at time zone c.time_zone)::date > ${day}::date)
    and (${staffId}::bigint is null or s.id = ${staffId}::bigint)
  order by s.last_name collate "und-x-icu", s.first_name collate "und-x-icu", s.id`;

interface HeldRow {
  readonly id: number;
  readonly staffId: number;
  readonly issuedOn: string;
  readonly expiresOn: string | null;
}
const held = (table: 'paper' | 'health_paper', day: string, staffId: number | null) => sql`
  select p.id, p.staff_id, p.kind, p.issued_on, p.expires_on from ${sql.table(table)} p
  left join ${sql.table(table)} n on n.center_id = p.center_id and n.id = p.replaced_by
  where p.removed_at is null and (n.id is null or n.issued_on > ${day}::date) and (${staffId}::bigint is null or p.staff_id = ${staffId}::bigint)
  order by p.staff_id, p.id`;
/** Papers that count on a day: not removed, and replaced at most by one that was issued later. */
export const papersHeld = (day: string, staffId: number | null) =>
  sql<HeldRow & { readonly kind: PaperKind }>`${held('paper', day, staffId)}`;
export const healthPapersHeld = (day: string, staffId: number | null) =>
  sql<HeldRow & { readonly kind: HealthPaperKind }>`${held('health_paper', day, staffId)}`;

export const trainingHeld = (staffId: number | null) => sql<{
  staffId: number;
  date: string;
  minutes: number;
  mode: TrainingMode;
  topics: TrainingTopic[];
}>`
  select t.staff_id, t.date, t.minutes, t.mode, t.topics from training t
  where t.removed_at is null and (${staffId}::bigint is null or t.staff_id = ${staffId}::bigint) order by t.staff_id, t.date, t.id`;

/** The day on which the center began to keep papers; null: it has none. */
export const keptSince = () => sql<{ since: string | null }>`
  select (least((select min(created_at) from paper), (select min(created_at) from health_paper), (select min(created_at) from training)) at time zone c.time_zone)::date as since from center c`;

/** The rule pack that the center chose; none: no state's. */
export const packChosen = () => sql<{ pack: string }>`select pack from rule_choice`;

/** What holds on a day or later, and was not ended. */
export const overridesFrom = (day: string, staffId: number | null) => sql<{
  staffId: number;
  fromDate: string;
  toDate: string;
}>`
  select o.staff_id, o.from_date, o.to_date from paper_override o
  where o.ended_at is null and o.to_date >= ${day}::date and (${staffId}::bigint is null or o.staff_id = ${staffId}::bigint)
  order by o.staff_id, o.to_date, o.id`;

export interface BlockRow {
  readonly staffId: number;
  readonly fromDate: string;
  readonly toDate: string | null;
}
/** From when to when people do not count, from a day on: what has begun before as it began. */
export const blocksFrom = (day: string, staffId: number | null) => sql<BlockRow>`
  select b.staff_id, b.from_date, b.to_date from care_block b
  where (b.to_date is null or b.to_date >= ${day}::date) and (${staffId}::bigint is null or b.staff_id = ${staffId}::bigint)
  order by b.staff_id, b.from_date`;

/** Whom a missing or expired paper keeps out of the ratio on a day. */
export const blockedStaffAt = (day: string) => sql<{ staffId: number }>`
  select distinct b.staff_id from care_block b
  where b.from_date <= ${day}::date and (b.to_date is null or b.to_date >= ${day}::date) order by b.staff_id`;

/** Nobody else works out blocks of the center until the transaction ends. */
export const lockBlocks = () => sql`select pg_advisory_xact_lock(hashtextextended('care blocks', app_center()))`;
/** What was not to begin before a day; what goes on then ends on the day before. */
export const dropBlocks = (ids: readonly number[], day: string) => sql`
  delete from care_block where staff_id = any (${ids}::bigint[]) and from_date >= ${day}::date`;
export const closeBlocks = (ids: readonly number[], day: string) => sql`
  update care_block set to_date = ${day}::date - 1
  where staff_id = any (${ids}::bigint[]) and from_date < ${day}::date and (to_date is null or to_date >= ${day}::date)`;
export const insertBlocks = (rows: readonly BlockRow[]) => sql`
  insert into care_block (staff_id, from_date, to_date)
  select * from unnest(${rows.map(({ staffId }) => staffId)}::bigint[], ${rows.map(({ fromDate }) => fromDate)}::date[],
    ${rows.map(({ toDate }) => toDate)}::date[])`;
