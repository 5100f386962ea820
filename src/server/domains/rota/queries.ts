import { type RawBuilder, sql } from 'kysely';
import type { ShiftKind } from '#contract/rota-choices.ts';
import { isBlockedOn } from '#server/domains/center/block-queries.ts';
import type { Id } from '#server/kernel/retention/queries.ts';
import type { Break, Plan } from './rules.ts';

/** One change of the rota comes after the other. */
export const lockRota = () => sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:rota', app_center()))`;

/** What was planned or told, as JSON. */
export interface PlanJson {
  readonly staffId: number | null;
  readonly roomId: number | null;
  readonly kind: ShiftKind;
  readonly date: string;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly breaks: Break[];
}
const planJson = (
  of: RawBuilder<unknown>,
) => sql`json_build_object('staffId', ${of}.staff_id, 'roomId', ${of}.room_id, 'kind', ${of}.kind,
  'date', ${of}.date, 'fromMinute', ${of}.from_minute, 'toMinute', ${of}.to_minute, 'breaks', ${of}.breaks)`;
const p = sql`p`;

export interface ShiftRow extends Plan {
  readonly id: number;
  /** @known a list of breaks */
  readonly breaks: Break[];
  readonly isRemoved: boolean;
  readonly isOffered: boolean;
  readonly told: PlanJson | null;
  readonly version: number;
}
const shifts = sql`
  select s.id, s.staff_id, s.room_id, s.kind, s.date, s.from_minute, s.to_minute, s.breaks, s.removed_at is not null as is_removed, s.offered_at is not null as is_offered,
    case when p.shift_id is not null then ${planJson(p)} end as told, s.version
  from shift s left join published_shift p on p.center_id = s.center_id and p.shift_id = s.id`;

/** Shifts that are planned for a date of a range, or were told for one, in order. */
export const shiftsBetween = (from: string, to: string) => sql<ShiftRow>`
  ${shifts} where s.date between ${from}::date and ${to}::date or p.date between ${from}::date and ${to}::date
  order by s.date, s.from_minute, s.id`;

/** A shift that is planned still. */
export const shiftById = (id: number) => sql<ShiftRow>`${shifts} where s.id = ${id} and s.removed_at is null`;

/** What is planned for some people on dates of a range. */
export const plannedFor = (staffIds: readonly number[], from: string, to: string) => sql<ShiftRow>`
  ${shifts} where s.staff_id = any (${staffIds}::bigint[]) and s.date between ${from}::date and ${to}::date and s.removed_at is null
  order by s.date, s.from_minute, s.id`;

export const insertShifts = (plans: readonly Plan[]) => sql<Id>`
  insert into shift (staff_id, room_id, kind, date, from_minute, to_minute, breaks)
  select "staffId", "roomId", kind, date, "fromMinute", "toMinute", breaks
  from jsonb_to_recordset(${JSON.stringify(plans)}::jsonb) as r ("staffId" bigint, "roomId" bigint, kind text, date date,
    "fromMinute" int, "toMinute" int, breaks jsonb)
  returning id`;

export const updateShift = (id: number, plan: Plan) => sql`
  update shift set staff_id = ${plan.staffId}::bigint, room_id = ${plan.roomId}::bigint, kind = ${plan.kind}, date = ${plan.date}::date,
    from_minute = ${plan.fromMinute}, to_minute = ${plan.toMinute}, breaks = ${JSON.stringify(plan.breaks)}::jsonb, offered_at = null, version = version + 1
  where id = ${id}`;

/** Whoever was told of it has to be told that it is gone. */
export const markRemoved = (id: number, at: Date) => sql`
  update shift set removed_at = ${at}, version = version + 1 where id = ${id}`;

export const deleteShifts = (ids: readonly number[]) => sql`delete from shift where id = any (${ids}::bigint[])`;

/** Notes that these shifts are told as they are planned now. */
export const publishShifts = (ids: readonly number[], at: Date) => sql`
  insert into published_shift (shift_id, staff_id, room_id, kind, date, from_minute, to_minute, breaks, published_at)
  select id, staff_id, room_id, kind, date, from_minute, to_minute, breaks, ${at} from shift where id = any (${ids}::bigint[])
  on conflict (center_id, shift_id) do update set staff_id = excluded.staff_id, room_id = excluded.room_id, kind = excluded.kind,
    date = excluded.date, from_minute = excluded.from_minute, to_minute = excluded.to_minute, breaks = excluded.breaks,
    published_at = excluded.published_at`;

export interface NewChange {
  readonly staffId: number;
  readonly kind: 'new' | 'moved' | 'gone';
  readonly before: Plan | null;
  readonly after: Plan | null;
  readonly date: string;
}
export const insertChanges = (changes: readonly NewChange[], at: Date) => sql`
  insert into rota_change (staff_id, kind, before, after, date, published_at)
  select "staffId", kind, before, after, date, ${at}
  from json_to_recordset(${JSON.stringify(changes)}::json) as r ("staffId" bigint, kind text, before jsonb, after jsonb, date date)`;

/** A room in which somebody can be planned: one of a group. Nobody takes it out of use meanwhile. */
export const roomsToPlan = (ids: readonly number[]) => sql<Id>`
  select id from room where id = any (${ids}::bigint[]) and removed_at is null for key share`;

/** Who of these people works here still; nobody removes them meanwhile. */
export const staffToPlan = (ids: readonly number[]) => sql<Id & { name: string }>`
  select id, first_name || ' ' || last_name as name from staff where id = any (${ids}::bigint[]) and removed_at is null for key share`;

export interface OwnRow extends Omit<PlanJson, 'staffId'> {
  readonly id: number;
  readonly room: string | null;
  readonly isOffered: boolean;
  readonly publishedAt: Date;
}
const ownShifts = sql`
  select p.shift_id as id, p.room_id, r.name as room, p.kind, p.date, p.from_minute, p.to_minute, p.breaks, p.published_at,
    s.offered_at is not null as is_offered
  from published_shift p join shift s on s.center_id = p.center_id and s.id = p.shift_id
  left join room r on r.center_id = p.center_id and r.id = p.room_id`;

/** What somebody was told of for dates of a range. */
export const toldTo = (staffId: number, from: string, to: string) => sql<OwnRow>`
  ${ownShifts} where p.staff_id = ${staffId} and p.date between ${from}::date and ${to}::date order by p.date, p.from_minute, p.shift_id`;

/** A shift as it was told. */
export const toldShift = (id: number) => sql<OwnRow>`${ownShifts} where p.shift_id = ${id}`;

/** Shifts that were told and are open still, or that others offer to somebody, from a date on. */
export const openShiftsFrom = (date: string, staffId: number) => sql<OwnRow>`
  ${ownShifts} where p.date >= ${date}::date and s.removed_at is null and s.staff_id is not distinct from p.staff_id
    and (s.staff_id is null or s.offered_at is not null and s.staff_id <> ${staffId})
  order by p.date, p.from_minute, p.shift_id limit 50`;

/** Offers a shift to others, or keeps it (null). */
export const offerRow = (id: number, at: Date | null) => sql`
  update shift set offered_at = ${at}::timestamptz, version = version + 1 where id = ${id}`;

export interface ChangeRow {
  readonly id: number;
  readonly kind: 'new' | 'moved' | 'gone';
  readonly before: PlanJson | null;
  readonly after: PlanJson | null;
  readonly roomBefore: string | null;
  readonly roomAfter: string | null;
  readonly publishedAt: Date;
}
/** What was changed for somebody on dates from one on, the newest first. */
export const changesTo = (staffId: number, from: string) => sql<ChangeRow>`
  select c.id, c.kind, c.before, c.after, b.name as room_before, a.name as room_after, c.published_at
  from rota_change c
  left join room b on b.center_id = c.center_id and b.id = (c.before ->> 'roomId')::bigint
  left join room a on a.center_id = c.center_id and a.id = (c.after ->> 'roomId')::bigint
  where c.staff_id = ${staffId} and c.date >= ${from}::date order by c.published_at desc, c.date, c.id limit 100`;

/** Shifts of days before one, and what was told of them. */
export const shiftsBefore = (date: string) => sql<Id>`
  select id from shift where date < ${date}::date order by date, id limit 500`;

export const deleteChangesBefore = (date: string) => sql`delete from rota_change where date < ${date}::date`;

/** A row where a missing paper keeps somebody from care on a day (papers-8). */
export const keptFromCare = (staffId: number, date: string) => sql<{ id: number }>`
  select s.id from staff s where s.id = ${staffId} and ${isBlockedOn(sql`s.id`, sql`${date}::date`)}`;
