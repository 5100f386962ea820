import { sql } from 'kysely';
import type { ShiftKind } from '#contract/rota-choices.ts';
import { db } from '#server/db/sql.ts';
import type { Id } from '#server/kernel/retention/queries.ts';
import type { Break } from './rules.ts';

export interface TemplateRow {
  readonly id: number;
  readonly name: string;
  readonly shifts: number;
  readonly createdAt: Date;
}
const templates = sql`
  select t.id, t.name, t.created_at,
    (select count(*)::int from rota_template_shift s where s.center_id = t.center_id and s.template_id = t.id) as shifts
  from rota_template t`;

export const allTemplates = () => sql<TemplateRow>`${templates} order by t.name collate "und-x-icu", t.id`;
export const templateById = (id: number) => sql<TemplateRow>`${templates} where t.id = ${id}`;

export const insertTemplate = (name: string, createdAt: Date) =>
  db.insertInto('rotaTemplate').values({ name, createdAt }).returning('id');

export const deleteTemplate = (id: number) => sql<Id>`delete from rota_template where id = ${id} returning id`;
export const deleteTemplateNamed = (name: string) => sql`delete from rota_template where name = ${name}`;

/** A shift of a template: on a weekday, 1 is Monday. */
export interface TemplateShift {
  readonly weekday: number;
  readonly staffId: number | null;
  readonly roomId: number | null;
  readonly kind: ShiftKind;
  readonly fromMinute: number;
  readonly toMinute: number;
  /** @known a list of breaks */
  readonly breaks: readonly Break[];
}
export const shiftsOfTemplate = (id: number) => sql<TemplateShift>`
  select weekday, staff_id, room_id, kind, from_minute, to_minute, breaks from rota_template_shift
  where template_id = ${id} order by weekday, from_minute, id`;

export const insertTemplateShifts = (templateId: number, shifts: readonly TemplateShift[]) => sql`
  insert into rota_template_shift (template_id, weekday, staff_id, room_id, kind, from_minute, to_minute, breaks)
  select ${templateId}, weekday, "staffId", "roomId", kind, "fromMinute", "toMinute", breaks
  from jsonb_to_recordset(${JSON.stringify(shifts)}::jsonb) as r (weekday int, "staffId" bigint, "roomId" bigint, kind text,
    "fromMinute" int, "toMinute" int, breaks jsonb)`;
