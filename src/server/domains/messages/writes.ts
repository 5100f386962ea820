import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import { db } from '../../db/sql.ts';
import type { MessageType, Priority } from './queries.ts';
import { isOwn, type Reader } from './reader.ts';

/** A member as the database keeps it. */
export interface NewMember {
  readonly kind: 'staff' | 'room' | 'office' | 'all-staff' | 'guardian' | 'family' | 'room-families' | 'all-families';
  readonly staffId?: number;
  readonly guardianId?: number;
  readonly roomId?: number;
  readonly childId?: number;
  /** Of a guardian: the children through whom they take part. */
  readonly childIds?: readonly number[];
  /** The side a broadcast comes from. */
  readonly isFrom?: boolean;
}
export interface NewThread {
  readonly kind: 'conversation' | 'broadcast';
  readonly subject: string;
  readonly childId: number | null;
  readonly members: readonly NewMember[];
  /** The broadcast this guardian answers. */
  readonly origin?: { readonly threadId: number; readonly guardianId: number };
}
export const beginThread = ({ kind, subject, childId, members, origin }: NewThread, now: Date) => sql<{ id: number }>`
  select begin_thread(${now}, ${kind}, ${subject}, ${childId}, ${JSON.stringify(members)}::jsonb,
    ${origin?.threadId ?? null}, ${origin?.guardianId ?? null}) as id`;

export interface NewMessageRow {
  readonly threadId: number;
  readonly sender: Reader;
  readonly asRoomId: number | null;
  readonly asOffice: boolean;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  readonly messageType: MessageType;
  readonly priority: Priority;
}
export const postMessage = ({ sender, ...row }: NewMessageRow, now: Date) => sql<{ id: number; addressees: number }>`
  select * from post_message(${now}, ${row.threadId}, ${sender.kind === 'staff' ? sender.id : null},
    ${sender.kind === 'parent' ? sender.id : null}, ${row.asRoomId}, ${row.asOffice}, ${row.subject}, ${row.content},
    ${row.language}, ${row.messageType}, ${row.priority})`;

export interface Text {
  readonly language: Language;
  readonly subject: string;
  readonly content: string;
}
export const insertTexts = (messageId: number, texts: readonly Text[]) =>
  db.insertInto('messageText').values(texts.map((text) => ({ messageId, ...text })));

/** Gives up to `limit` more people their row. */
export const deliverSome = (messageId: number, now: Date, limit: number) =>
  sql<{
    staffIds: number[];
    guardianIds: number[];
    isComplete: boolean;
  }>`select * from deliver_message(${messageId}, ${now}, ${limit})`;

export const headOf = (messageId: number) => sql<{ childId: number | null; priority: Priority }>`
  select child_id, priority from message where id = ${messageId}`;

/** Messages whose delivery began before a moment and has not come to its end. */
export const undelivered = (before: Date) => sql<{ id: number }>`
  select id from message where delivered_at is null and withdrawn_at is null and created_at < ${before} order by created_at limit 100`;

export const markRead = (reader: Reader, messageId: number, now: Date) => sql`
  update message_recipient r set read_at = ${now} where r.message_id = ${messageId} and ${isOwn(reader)} and r.read_at is null`;

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
