import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import { db } from '#server/db/sql.ts';
import type { MessageType, Priority } from './queries.ts';
import type { PeopleRow, Reader } from './reader.ts';
import { isOwn } from './reader-queries.ts';
import type { NewThread } from './writes.ts';

export interface NewMessageRow {
  /** One that is there, or one that begins with this message. */
  readonly thread: number | NewThread;
  readonly sender: Reader;
  readonly asRoomId: number | null;
  readonly asOffice: boolean;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  readonly messageType: MessageType;
  readonly priority: Priority;
}

export interface SentRow extends PeopleRow {
  readonly id: number;
  readonly threadId: number;
  /** How many it is for; when they are no more than `atOnce`, these are the people who have it. */
  readonly addressees: number;
}

export const writeMessage = ({ thread, sender, ...row }: NewMessageRow, now: Date, atOnce: number) => sql<SentRow>`
  select * from send_message(${now}, ${typeof thread === 'number' ? thread : null},
    ${typeof thread === 'number' ? null : JSON.stringify(thread)}::jsonb, ${sender.kind === 'staff' ? sender.id : null},
    ${sender.kind === 'parent' ? sender.id : null}, ${row.asRoomId}, ${row.asOffice}, ${row.subject}, ${row.content},
    ${row.language}, ${row.messageType}, ${row.priority}, ${atOnce})`;

export interface Text {
  readonly language: Language;
  readonly subject: string;
  readonly content: string;
}

export const insertTexts = (messageId: number, texts: readonly Text[]) =>
  db.insertInto('messageText').values(texts.map((text) => ({ messageId, ...text })));

/** Gives up to `limit` more people their row. */
export const deliverSome = (messageId: number, now: Date, limit: number) =>
  sql<PeopleRow & { readonly isComplete: boolean }>`select * from deliver_message(${messageId}, ${now}, ${limit})`;

export const headOf = (messageId: number) => sql<{ childId: number | null; priority: Priority }>`
  select child_id, priority from message where id = ${messageId}`;

/** Messages whose delivery began before a moment and has not come to its end. */
export const undelivered = (before: Date) => sql<{ id: number }>`
  select id from message where delivered_at is null and withdrawn_at is null and created_at < ${before} order by created_at limit 100`;

export const markRead = (reader: Reader, messageId: number, now: Date) => sql`
  update message_recipient r set read_at = ${now} where r.message_id = ${messageId} and ${isOwn(reader)} and r.read_at is null`;

export const markReadInThread = (reader: Reader, threadId: number, messageIds: readonly number[], now: Date) =>
  sql<{ id: number }>`
    update message_recipient r set read_at = ${now}
    where r.thread_id = ${threadId} and r.message_id = any(${[...messageIds]}::bigint[]) and ${isOwn(reader)} and r.read_at is null
    returning r.message_id as id`;

/** Who acknowledges has read. */
export const markAcknowledged = (reader: Reader, messageId: number, now: Date) => sql`
  update message_recipient r set acknowledged_at = ${now}, read_at = coalesce(r.read_at, ${now})
  where r.message_id = ${messageId} and ${isOwn(reader)} and r.acknowledged_at is null`;

export const acknowledgeThread = (reader: Reader, threadId: number, now: Date) => sql`
  update message_recipient r set acknowledged_at = ${now}, read_at = coalesce(r.read_at, ${now})
  from message m
  where m.center_id = r.center_id and m.id = r.message_id and m.priority = 'urgent'
    and r.thread_id = ${threadId} and ${isOwn(reader)} and r.acknowledged_at is null and not r.is_sender and r.ended_at is null`;

export const withdraw = (messageId: number, now: Date) => sql<{ isWithdrawn: boolean }>`
  select withdraw_message(${messageId}, ${now}) as is_withdrawn`;
