import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';
import type { SpeaksFor } from './addressing.ts';
import type { MessageType, Priority } from './queries.ts';
import type { Reader } from './reader.ts';
import type { Address } from './rules.ts';
import type { Text } from './write-queries.ts';

export interface DraftRow {
  readonly id: number;
  readonly threadId: number | null;
  readonly to: readonly Address[];
  readonly as: SpeaksFor | null;
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  readonly texts: Text[];
  readonly messageType: MessageType;
  readonly priority: Priority;
  readonly attachments: readonly {
    readonly id: number;
    readonly filePath: string;
    readonly fileName: string;
    readonly type: string;
    readonly size: number;
    readonly width: number | null;
    readonly height: number | null;
  }[];
  /** The center's day and time it waits for. */
  readonly scheduledDate: string | null;
  readonly scheduledTime: string | null;
  readonly failure: string | null;
  readonly updatedAt: Date;
  readonly version: number;
}

const columns = sql`d.id, d.thread_id, d.addressees as "to", d.sent_as as "as", d.child_id, d.subject, d.content, d.language,
  d.texts, d.message_type, d.priority, d.scheduled_date, d.scheduled_time, d.failure, d.updated_at, d.version,
  coalesce((
    select json_agg(json_build_object('id', a.id, 'filePath', a.path, 'fileName', a.file_name, 'type', a.type, 'size', a.size,
        'width', a.width, 'height', a.height) order by a.id)
    from message_attachment a where a.center_id = d.center_id and a.draft_id = d.id), '[]') as attachments`;

const isWriters = ({ kind, id }: Reader): RawBuilder<boolean> =>
  kind === 'staff' ? sql`d.staff_id = ${id}` : sql`d.guardian_id = ${id}`;

export const drafts = (writer: Reader) => sql<DraftRow>`
  select ${columns} from message_draft d where ${isWriters(writer)} order by d.updated_at desc, d.id desc limit 200`;

export const draft = (writer: Reader, id: number) => sql<DraftRow>`
  select ${columns} from message_draft d where d.id = ${id} and ${isWriters(writer)}`;

/** The answer somebody has begun in a thread. */
export const draftOfThread = (writer: Reader, threadId: number) => sql<{ id: number }>`
  select d.id from message_draft d where ${isWriters(writer)} and d.thread_id = ${threadId} order by d.id limit 1`;

export const countDrafts = (writer: Reader) => sql<{ count: number }>`
  select count(*)::int as count from message_draft d where ${isWriters(writer)}`;

/** A child the writer may see, enrolled or not. */
export const knownChild = (id: number) => db.selectFrom('child').select('id').where('id', '=', id);

export interface NewDraft {
  readonly threadId: number | null;
  readonly to: readonly Address[];
  readonly as: SpeaksFor | null;
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  readonly texts: Text[];
  readonly messageType: MessageType;
  readonly priority: Priority;
  readonly scheduledDate: string | null;
  readonly scheduledTime: string | null;
}
const rowOf = ({ to, as, texts, ...row }: NewDraft, now: Date) => ({
  ...row,
  addressees: JSON.stringify(to),
  sentAs: as === null ? null : JSON.stringify(as),
  texts: JSON.stringify(texts),
  failure: null,
  updatedAt: now,
});
export const insertDraft = ({ kind, id }: Reader, row: NewDraft, now: Date) =>
  db
    .insertInto('messageDraft')
    .values({
      ...rowOf(row, now),
      staffId: kind === 'staff' ? id : null,
      guardianId: kind === 'parent' ? id : null,
      createdAt: now,
    })
    .returning('id');

export const updateDraft = (id: number, row: NewDraft, now: Date) =>
  db
    .updateTable('messageDraft')
    .set((eb) => ({ ...rowOf(row, now), version: eb('version', '+', 1) }))
    .where('id', '=', id);

/** Two who send one draft at once do so one after the other: the second finds it gone. */
export const lockDraft = (id: number) => sql`select from message_draft where id = ${id} for update`;

export const deleteDraftRow = (id: number) => db.deleteFrom('messageDraft').where('id', '=', id);

export interface Waiting {
  readonly id: number;
  readonly staffId: number | null;
  readonly guardianId: number | null;
  readonly date: string;
  /** @known days and times are given together */
  readonly time: string;
}
/** What waits for a day up to this one. */
export const waitingUntil = (day: string) => sql<Waiting>`
  select id, staff_id, guardian_id, scheduled_date as date, scheduled_time as time from message_draft
  where scheduled_date <= ${day}::date and failure is null order by scheduled_date, scheduled_time, id limit 500`;

export const recordFailure = (id: number, failure: string) =>
  db
    .updateTable('messageDraft')
    .set((eb) => ({ failure, version: eb('version', '+', 1) }))
    .where('id', '=', id);
