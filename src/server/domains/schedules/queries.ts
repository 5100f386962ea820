import { sql } from 'kysely';
import type { ScheduleKind } from '#contract/schedules-choices.ts';
import type { Slot, Span } from './rules.ts';

export interface ScheduleRow extends Span {
  readonly id: number;
  readonly kind: ScheduleKind;
  readonly cycleWeeks: number;
  readonly firstMonday: string;
  readonly source: 'contract' | 'plan';
  readonly slots: (Slot & { room: string | null })[];
}
/** The schedules of a child, newest first. */
export const schedulesOf = (childId: number) => sql<ScheduleRow>`
  select s.id, s.from_date as "from", s.to_date as "to", s.kind, s.cycle_weeks, s.first_monday, s.source,
    coalesce((select json_agg(json_build_object('week', l.week, 'weekday', l.weekday, 'arrives', to_char(l.arrives, 'HH24:MI'),
        'leaves', to_char(l.leaves, 'HH24:MI'), 'room', r.name) order by l.week, l.weekday, l.arrives)
      from schedule_slot l left join room r on r.center_id = l.center_id and r.id = l.room_id
      where l.center_id = s.center_id and l.schedule_id = s.id), '[]') as slots
  from child_schedule s where s.child_id = ${childId} order by s.from_date desc`;

/** One change of a child's schedules comes after the other. */
export const lockChild = (childId: number) => sql<{ id: number }>`
  select id from child where id = ${childId} and removed_at is null for no key update`;

export const deleteSchedule = (id: number) => sql`delete from child_schedule where id = ${id}`;

export const moveSchedule = (id: number, { from, to }: Span) => sql`
  update child_schedule set from_date = ${from}::date, to_date = ${to}::date where id = ${id}`;

/** A schedule with the days of another one, for another span. */
export const copySchedule = (id: number, { from, to }: Span) => sql`
  with copy as (
    insert into child_schedule (child_id, from_date, to_date, kind, cycle_weeks, first_monday, source, created_at, created_by)
    select child_id, ${from}::date, ${to}::date, kind, cycle_weeks, first_monday, source, created_at, created_by
    from child_schedule where id = ${id} returning id)
  insert into schedule_slot (schedule_id, week, weekday, arrives, leaves, room_id)
  select copy.id, l.week, l.weekday, l.arrives, l.leaves, l.room_id from copy, schedule_slot l where l.schedule_id = ${id}`;

export interface NewSchedule extends Span {
  readonly childId: number;
  readonly kind: ScheduleKind;
  readonly cycleWeeks: number;
  readonly firstMonday: string;
}
export const insertSchedule = (row: NewSchedule, now: Date, by: number | null) => sql<{ id: number }>`
  insert into child_schedule (child_id, from_date, to_date, kind, cycle_weeks, first_monday, source, created_at, created_by)
  values (${row.childId}, ${row.from}::date, ${row.to}::date, ${row.kind}, ${row.cycleWeeks}, ${row.firstMonday}::date, 'contract', ${now}, ${by})
  returning id`;

export const insertSlots = (scheduleId: number, slots: readonly (Slot & { readonly roomId: number | null })[]) => sql`
  insert into schedule_slot (schedule_id, week, weekday, arrives, leaves, room_id)
  select ${scheduleId}, week, weekday, arrives, leaves, "roomId"
  from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
    as r (week int, weekday int, arrives time, leaves time, "roomId" bigint)`;
