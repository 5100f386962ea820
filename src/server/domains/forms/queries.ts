import { sql } from 'kysely';
import { db } from '#server/db/sql.ts';

export interface FormEntryRow {
  readonly id: number;
  /** Canonical JSON, by language. */
  readonly title: string;
  readonly published: number | null;
  readonly isChanged: boolean;
  readonly retiredAt: Date | null;
  readonly version: number;
}

const entries = sql`
  select f.id, f.title, v.number as published, v.content is distinct from f.draft as is_changed, f.retired_at, f.version
  from form f left join lateral (select n.number, n.content from form_version n
    where n.center_id = f.center_id and n.form_id = f.id order by n.number desc limit 1) v on true`;

/** At most 500, those that are no longer used at the end. */
export const formEntries = () => sql<FormEntryRow>`${entries} order by f.retired_at is not null, f.id limit 500`;
export const formEntry = (id: number) => sql<FormEntryRow>`${entries} where f.id = ${id}`;

export const formDraft = (id: number) => sql<{ draft: string }>`select draft from form where id = ${id}`;

interface LockedForm {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly draft: string;
  readonly retiredAt: Date | null;
}
/** One change of a form comes after the other. */
export const lockForm = (id: number) => sql<LockedForm>`
  select id, version, title, draft, retired_at from form where id = ${id} for update`;

export const insertForm = (form: { title: string; draft: string; createdAt: Date; createdBy: number | null }) =>
  db.insertInto('form').values(form).returning('id');

export const updateDraft = (id: number, draft: { title: string; draft: string }) =>
  db
    .updateTable('form')
    .set((eb) => ({ ...draft, version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const setRetired = (id: number, retiredAt: Date | null) =>
  db.updateTable('form').set({ retiredAt }).where('id', '=', id);

export interface FormVersionRow {
  readonly id: number;
  readonly number: number;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  readonly publishedAt: Date;
  readonly publishedBy: string | null;
}

/** The newest first. */
export const formVersions = (formId: number) => sql<FormVersionRow>`
  select v.id, v.number, encode(v.content_hash, 'hex') as hash, v.published_at, s.first_name || ' ' || s.last_name as published_by
  from form_version v left join staff s on s.center_id = v.center_id and s.id = v.published_by
  where v.form_id = ${formId} order by v.number desc limit 500`;

export const formVersion = (formId: number, id: number) => sql<{
  number: number;
  hash: string;
  publishedAt: Date;
  content: string;
}>`
  select number, encode(content_hash, 'hex') as hash, published_at, content from form_version where form_id = ${formId} and id = ${id}`;

export const newestVersion = (formId: number) => sql<{ id: number; number: number; content: string }>`
  select id, number, content from form_version where form_id = ${formId} order by number desc limit 1`;

interface NewVersion {
  readonly formId: number;
  readonly number: number;
  readonly title: string;
  readonly content: string;
  readonly contentHash: Buffer;
  readonly publishedAt: Date;
  readonly publishedBy: number | null;
}
export const insertVersion = (version: NewVersion) => db.insertInto('formVersion').values(version).returning('id');
