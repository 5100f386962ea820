import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';

export interface TemplateRow {
  readonly id: number;
  readonly name: string;
  /** @known the column's check names the languages */
  readonly texts: { language: Language; subject: string; text: string }[];
  readonly version: number;
}
const templates = sql`
  select t.id, t.name, coalesce((select json_agg(json_build_object('language', x.language, 'subject', x.subject, 'text', x.text)
    order by x.language) from inquiry_template_text x where x.center_id = t.center_id and x.template_id = t.id), '[]') as texts, t.version
  from inquiry_template t`;

export const allTemplates = () => sql<TemplateRow>`${templates} order by lower(t.name), t.id limit 200`;
export const templateById = (id: number) => sql<TemplateRow>`${templates} where t.id = ${id}`;
export const templateNamed = (name: string) =>
  sql<{ id: number }>`select id from inquiry_template where lower(name) = lower(${name})`;

/** Of two who write templates, one comes after the other. */
export const lockTemplates = () =>
  sql`select pg_advisory_xact_lock(hashtextextended('larkhouse:inquiry-templates', app_center()))`;

export const insertTemplate = (name: string) => db.insertInto('inquiryTemplate').values({ name }).returning('id');
export const renameTemplate = (id: number, name: string) =>
  sql`update inquiry_template set name = ${name}, version = version + 1 where id = ${id}`;
export const deleteTexts = (templateId: number) =>
  sql`delete from inquiry_template_text where template_id = ${templateId}`;
export const insertTexts = (
  rows: readonly {
    readonly templateId: number;
    readonly language: Language;
    readonly subject: string;
    readonly text: string;
  }[],
) => db.insertInto('inquiryTemplateText').values(rows);
export const deleteTemplate = (id: number) => sql`delete from inquiry_template where id = ${id}`;

/** Whether a family wants letters. */
export const lettersOff = (inquiryId: number) =>
  sql<{ isOff: boolean }>`select letters_off_at is not null as is_off from inquiry where id = ${inquiryId}`;
export const setLettersOff = (inquiryId: number, at: Date | null) =>
  sql`update inquiry set letters_off_at = ${at} where id = ${inquiryId}`;
