import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import type { MESSAGE_TYPES, PRIORITIES } from '#contract/messages.ts';
import type { DateRange } from '#server/http/date-range.ts';
import { senderName } from '#server/kernel/access/queries.ts';
import type { Reader } from './reader.ts';
import { isOwn, mayRead } from './reader-queries.ts';

export type Priority = (typeof PRIORITIES)[number];
export type MessageType = (typeof MESSAGE_TYPES)[number];

export interface AttachmentRow {
  readonly id: number;
  readonly fileName: string;
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}
export interface MessageRow {
  readonly id: number;
  readonly threadId: number;
  /** @known a staff member's or a guardian's */
  readonly senderId: number;
  readonly senderType: 'staff' | 'parent';
  readonly senderName: string;
  readonly senderAs: string | null;
  readonly receiverId: number | null;
  readonly receiverType: 'staff' | 'parent' | null;
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly language: Language;
  readonly messageType: MessageType;
  readonly priority: Priority;
  readonly isRead: boolean;
  readonly parentNotificationSent: boolean;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly attachments: readonly AttachmentRow[];
}

/** The texts `x` of messages `m` in the reader's own language, where the writer gave them. */
export const ownTexts = ({ kind, id }: Reader): RawBuilder<unknown> => sql`
  left join message_text x on x.center_id = m.center_id and x.message_id = m.id and x.language = (${
    kind === 'staff'
      ? sql`select language from staff_preference where staff_id = ${id}`
      : sql`select language from guardian_preference where guardian_id = ${id}`
  })`;

/** The room or center a message `m` speaks for. */
export const speaksFor = sql<string | null>`
  case when m.as_office then (select name from center) else (select o.name from room o where o.center_id = m.center_id and o.id = m.as_room_id) end`;

export const attachments = sql<AttachmentRow[]>`coalesce((
  select json_agg(json_build_object('id', a.id, 'fileName', a.file_name, 'type', a.type, 'size', a.size, 'width', a.width, 'height', a.height) order by a.id)
  from message_attachment a where a.center_id = m.center_id and a.message_id = m.id), '[]')`;

/** Of a message `m` with the reader's row `r`, which staff may lack. */
export const messageColumns = (reader: Reader): RawBuilder<unknown> => sql`
  m.id, m.thread_id, coalesce(m.sender_staff_id, m.sender_guardian_id) as sender_id,
  case when m.sender_staff_id is null then 'parent' else 'staff' end as sender_type,
  ${senderName} as sender_name, ${speaksFor} as sender_as,
  case when r.is_sender then f.id else ${reader.id}::bigint end as receiver_id,
  case when r.is_sender then f.kind else ${reader.kind} end as receiver_type,
  m.child_id, coalesce(x.subject, m.subject) as subject, coalesce(x.content, m.content) as content,
  coalesce(x.language, m.language) as language, m.message_type, m.priority, coalesce(r.read_at is not null, true) as is_read,
  m.parent_notification_sent, m.created_at, r.read_at, r.acknowledged_at, ${attachments} as attachments`;

/** The first who got what the reader sent. */
export const firstReceiver = sql`left join lateral (
  select coalesce(p.staff_id, p.guardian_id) as id, case when p.staff_id is null then 'parent' else 'staff' end as kind
  from message_receipts(m.id) p where r.is_sender order by p.staff_id, p.guardian_id limit 1) f on true`;

const messagesOf = (reader: Reader, more = sql``) => sql`
  select ${messageColumns(reader)}${more}
  from message_recipient r
  join message m on m.center_id = r.center_id and m.id = r.message_id
  ${ownTexts(reader)} ${firstReceiver}
  where ${isOwn(reader)} and r.ended_at is null`;

const childFirstName = sql`,
  (select k.first_name from child k where k.center_id = m.center_id and k.id = m.child_id) as child_first_name`;

/** Counts in the partial index of unread messages. */
export const unreadCount = (reader: Reader) => sql<{ count: number }>`
  select count(*)::int as count from message_recipient r where ${isOwn(reader)} and r.read_at is null and r.ended_at is null`;

/** The newest that the reader got. */
export const newestMessages = (reader: Reader, limit: number) => sql<MessageRow & { childFirstName: string | null }>`
  ${messagesOf(reader, childFirstName)} and not r.is_sender order by r.sent_at desc, r.message_id desc limit ${limit}`;

/** What the reader got and sent in the center's days of the range. */
export const messagesIn = (reader: Reader, { from, to, limit }: DateRange, zone: string) => sql<MessageRow>`
  ${messagesOf(reader)}
    and r.sent_at >= ${from}::timestamp at time zone ${zone} and r.sent_at < (${to}::date + 1)::timestamp at time zone ${zone}
  order by r.sent_at desc, r.message_id desc limit ${limit}`;

/** One of the messages the reader got or sent. */
export const ownMessage = (reader: Reader, id: number) =>
  sql<MessageRow>`${messagesOf(reader)} and r.message_id = ${id}`;

/** What decides about a message: whose it is, and what has become of it. */
export interface Fate {
  readonly id: number;
  readonly threadId: number;
  readonly isSender: boolean;
  readonly hasRow: boolean;
  readonly priority: Priority;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
  readonly readAt: Date | null;
  readonly acknowledgedAt: Date | null;
  readonly childId: number | null;
  readonly senderType: 'staff' | 'parent';
}
/** A message the reader may read. */
export const fateOf = (reader: Reader, id: number) => sql<Fate>`
  select m.id, m.thread_id, coalesce(r.is_sender, false) as is_sender, r.id is not null as has_row, m.priority, m.created_at,
    m.withdrawn_at, r.read_at, r.acknowledged_at, m.child_id,
    case when m.sender_staff_id is null then 'parent' else 'staff' end as sender_type
  from message m left join message_recipient r on r.center_id = m.center_id and r.message_id = m.id and ${isOwn(reader)}
  where m.id = ${id} and ${mayRead(reader)}`;

export interface Receipt {
  readonly type: 'staff' | 'parent';
  readonly name: string;
  readonly readAt: Date | null;
  readonly acknowledgedAt: Date | null;
}
/** Who got a message; those who have not seen it first, then those who have not acknowledged it. */
export const receiptsOf = (id: number) => sql<Receipt>`
  select case when staff_id is null then 'parent' else 'staff' end as type, name, read_at, acknowledged_at
  from message_receipts(${id}) order by read_at is not null, acknowledged_at is not null, name, staff_id, guardian_id`;

/** How many a message was for when it was sent, and how many have it. */
export const deliveryOf = (id: number) => sql<{ addressees: number; isDelivered: boolean }>`
  select addressees, delivered_at is not null as is_delivered from message where id = ${id}`;

export const attachmentFile = (reader: Reader, id: number) => sql<{ path: string; fileName: string; type: string }>`
  select a.path, a.file_name, a.type from message_attachment a
  where a.id = ${id} and (
    exists (select from message m where m.center_id = a.center_id and m.id = a.message_id and ${mayRead(reader)})
    or exists (select from message_draft d where d.center_id = a.center_id and d.id = a.draft_id
                 and ${reader.kind === 'staff' ? sql`d.staff_id` : sql`d.guardian_id`} = ${reader.id}))`;
