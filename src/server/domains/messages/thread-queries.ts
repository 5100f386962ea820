import { type RawBuilder, sql } from 'kysely';
import type { ADDRESS_KINDS } from '#contract/messages.ts';
import { guardianName, senderName } from '#server/kernel/access/queries.ts';
import {
  firstReceiver,
  type MessageRow,
  type MessageType,
  messageColumns,
  ownTexts,
  type Priority,
} from './queries.ts';
import type { Reader } from './reader.ts';
import { isOwn, mayRead } from './reader-queries.ts';
import type { Text } from './write-queries.ts';

const part = ({ kind, id }: Reader, threadId: RawBuilder<unknown>): RawBuilder<boolean> =>
  kind === 'staff' ? sql`takes_part(${threadId}, ${id}, null)` : sql`takes_part(${threadId}, null, ${id})`;

export const takesPart = (reader: Reader, threadId: number) => sql<{ takesPart: boolean }>`
  select ${part(reader, sql`${threadId}::bigint`)} as takes_part`;

export interface ThreadHead {
  readonly id: number;
  readonly kind: 'conversation' | 'broadcast';
  readonly subject: string;
  readonly childId: number | null;
  readonly childName: string | null;
  readonly lastActivity: Date;
  readonly takesPart: boolean;
  /** A guardian's own children through whom it reached them. */
  readonly childIds: readonly number[];
}
/** A thread the reader takes part in, or has a message of. */
export const threadHead = (reader: Reader, id: number) => sql<ThreadHead>`
  select id, kind, subject, child_id, child_name, last_activity, takes_part, child_ids from (
    select t.id, t.kind, ${subjectFor(reader)} as subject, t.child_id, ${childName} as child_name, t.last_activity,
      ${part(reader, sql`t.id`)} as takes_part, r.id is not null as has_row, coalesce(r.child_ids, '{}') as child_ids
    from message_thread t
    left join lateral (
      select r.id, r.child_ids from message_recipient r where r.center_id = t.center_id and r.thread_id = t.id and ${isOwn(reader)}
      order by r.sent_at limit 1) r on true
    where t.id = ${id}) thread
  where has_row ${reader.kind === 'staff' ? sql`or takes_part` : sql``}`;

const childName = sql<string | null>`(
  select k.first_name || ' ' || k.last_name from child k where k.center_id = t.center_id and k.id = t.child_id)`;

/** A thread's subject, which an announcement may have in the reader's language. */
const subjectFor = (reader: Reader): RawBuilder<string> => sql`coalesce((
  select x.subject from message m ${ownTexts(reader)} where m.center_id = t.center_id and m.thread_id = t.id and x.subject is not null
  order by m.id limit 1), t.subject)`;

export interface MemberRow {
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly id: number | null;
  readonly name: string;
  readonly isSelf: boolean;
}
/** Who a thread `t` is between, the ones it comes from first; a reader's own room, office or family are themselves. */
const members = ({ kind, id }: Reader): RawBuilder<MemberRow[]> => {
  const isSelf =
    kind === 'staff'
      ? sql`b.kind <> 'all-staff' and is_staffed_by(b, (select s from staff s where s.id = ${id}))`
      : sql`coalesce(b.guardian_id = ${id}, b.kind = 'family')`;
  return sql<MemberRow[]>`coalesce((
  select json_agg(json_build_object('kind', b.kind, 'id', coalesce(b.staff_id, b.guardian_id, b.room_id, b.child_id),
      'name', coalesce(
        (select s.first_name || ' ' || s.last_name from staff s where s.center_id = b.center_id and s.id = b.staff_id),
        ${guardianName(sql`b.guardian_id`)},
        (select o.name from room o where o.center_id = b.center_id and o.id = b.room_id),
        (select k.first_name || ' ' || k.last_name from child k where k.center_id = b.center_id and k.id = b.child_id), ''),
      'isSelf', ${isSelf}) order by b.is_from desc, b.id)
  from thread_member b where b.center_id = t.center_id and b.thread_id = t.id), '[]')`;
};

export const membersOf = (reader: Reader, threadId: number) => sql<{ members: MemberRow[] }>`
  select ${members(reader)} as members from message_thread t where t.id = ${threadId}`;

/** As what a staff member takes part in a thread. */
export const placeIn = (staffId: number, threadId: number) => sql<{
  kind: MemberRow['kind'];
  roomId: number | null;
}>`
  select b.kind, b.room_id from thread_member b join staff s on s.center_id = b.center_id and s.id = ${staffId}
  where b.thread_id = ${threadId} and is_staffed_by(b, s) order by b.id`;

/** The name of a room, or of the center as its office. */
export const nameOf = ({ kind, id = null }: { kind: 'room' | 'office'; id?: number | null | undefined }) =>
  kind === 'office'
    ? sql<{ name: string }>`select name from center`
    : sql<{ name: string }>`select name from room where id = ${id}`;

/** The side a broadcast came from. */
export const fromSide = (threadId: number) =>
  sql<{
    /** @known no others write broadcasts */
    kind: 'staff' | 'room' | 'office';
    staffId: number | null;
    roomId: number | null;
  }>`select kind, staff_id, room_id from thread_member where thread_id = ${threadId} and is_from order by id`;

/** The conversation in which a guardian answered a broadcast. */
export const conversationAbout = (threadId: number, guardianId: number) => sql<{ id: number }>`
  select id from message_thread where origin_thread_id = ${threadId} and origin_guardian_id = ${guardianId}`;

export interface ThreadRow extends Omit<ThreadHead, 'takesPart' | 'childIds'> {
  readonly members: MemberRow[];
  readonly unread: number;
  readonly needsAcknowledgement: boolean;
  readonly lastMessage: {
    readonly id: number;
    readonly senderName: string;
    readonly isOwn: boolean;
    readonly content: string;
    readonly messageType: MessageType;
    readonly priority: Priority;
    readonly hasAttachments: boolean;
    readonly isWithdrawn: boolean;
  };
}

/** How many of one's newest messages are looked through for threads at once; more threads come with `before`. */
const REACH = 2000;
const PREVIEW = 240;

interface Asked {
  readonly search?: string | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}
/** Threads newest first, each with its newest message. */
export const threadsOf = (reader: Reader, { search, before, limit }: Asked) => {
  const words = search?.trim().toLowerCase();
  const edge = edgeOf(reader, before);
  return sql<ThreadRow>`
  with own as (
    select r.thread_id, r.sent_at as at from message_recipient r
    where ${isOwn(reader)} and r.sent_at <= ${edge}
      ${
        words
          ? sql`and exists (
        select from message m ${ownTexts(reader)} where m.center_id = r.center_id and m.id = r.message_id
          and strpos(lower(coalesce(x.subject, m.subject) || ' ' || coalesce(x.content, m.content)), ${words}) > 0)`
          : sql``
      }
    order by r.sent_at desc limit ${REACH}),
  known as (
    select thread_id, at from own
    ${reader.kind === 'staff' && !words ? sql`union all ${unitThreads(reader.id, { edge, limit })}` : sql``}),
  listed as (
    select k.thread_id, max(k.at) as at from known k
    ${
      before === undefined
        ? sql``
        : sql`where k.thread_id <> ${before}::bigint and not exists (
      select from message_recipient r where r.thread_id = k.thread_id and ${isOwn(reader)} and r.sent_at > ${edge})`
    }
    group by k.thread_id order by 2 desc, 1 desc limit ${limit})
  select t.id, t.kind, ${subjectFor(reader)} as subject, t.child_id, ${childName} as child_name, t.last_activity,
    ${members(reader)} as members, n.unread, n.needs_acknowledgement, l.last_message
  from listed
  cross join lateral (select t.* from message_thread t where t.id = listed.thread_id limit 1) t
  cross join lateral (
    select count(*) filter (where r.read_at is null and r.ended_at is null)::int as unread,
      coalesce(bool_or(m.priority = 'urgent' and r.acknowledged_at is null and r.ended_at is null and not r.is_sender), false) as needs_acknowledgement
    from message_recipient r join message m on m.center_id = r.center_id and m.id = r.message_id
    where r.center_id = t.center_id and r.thread_id = t.id and ${isOwn(reader)}
      and ${reader.kind === 'staff' ? sql`r.guardian_id` : sql`r.staff_id`} is null) n
  cross join lateral (
    select json_build_object('id', m.id, 'senderName', ${senderName}, 'isOwn', ${isSentBy(reader)},
      'content', left(coalesce(x.content, m.content), ${PREVIEW}), 'messageType', m.message_type, 'priority', m.priority,
      'hasAttachments', coalesce((select true from message_attachment a where a.center_id = m.center_id and a.message_id = m.id limit 1), false),
      'isWithdrawn', m.withdrawn_at is not null) as last_message
    from message m ${ownTexts(reader)}
    where m.center_id = t.center_id and m.thread_id = t.id and ${mayRead(reader)}
    order by m.created_at desc, m.id desc limit 1) l
  order by listed.at desc, t.id desc`;
};

/** The moment up to which threads are listed: of the newest message of the thread they come after. */
const edgeOf = (reader: Reader, before: number | undefined): RawBuilder<unknown> =>
  before === undefined
    ? sql`'infinity'::timestamptz`
    : sql`(select max(r.sent_at) from message_recipient r where r.thread_id = ${before} and ${isOwn(reader)})`;

/** Threads of the room and the office a staff member belongs to, also those older than their belonging. */
const unitThreads = (staffId: number, { edge, limit }: { edge: RawBuilder<unknown>; limit: number }) => sql`
  (select b.thread_id, b.last_activity from thread_member b
   where b.kind = 'room' and b.room_id = (select s.room_id from staff s where s.id = ${staffId}) and b.last_activity <= ${edge}
   order by b.last_activity desc limit ${limit})
  union all
  (select b.thread_id, b.last_activity from thread_member b
   where b.kind = 'office' and exists (
     select from staff s join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id
     where s.id = ${staffId} and c.capability in ('messages.office', 'center.manage'))
     and b.last_activity <= ${edge}
   order by b.last_activity desc limit ${limit})`;

const isSentBy = ({ kind, id }: Reader): RawBuilder<boolean> =>
  kind === 'staff'
    ? sql`coalesce(m.sender_staff_id = ${id}, false)`
    : sql`coalesce(m.sender_guardian_id = ${id}, false)`;

export interface ThreadMessageRow extends MessageRow {
  readonly hasRow: boolean;
  readonly isSender: boolean;
  readonly withdrawnAt: Date | null;
  readonly texts: Text[];
  /** How many it was for when it was sent; 0 to whom that is not told. */
  readonly addressees: number;
  readonly isDelivered: boolean;
  readonly delivered: number;
  readonly seen: number;
  readonly acknowledged: number;
}
/**
 * A thread's messages the reader may read, newest first, before the message `before`. How they were received is told of
 * one's own, and to staff of all that staff sent.
 */
export const messagesOfThread = (
  reader: Reader,
  threadId: number,
  { before, limit }: { before: number | undefined; limit: number },
) => sql<ThreadMessageRow>`
  select ${messageColumns(reader)}, r.id is not null as has_row, ${isSentBy(reader)} as is_sender, m.withdrawn_at,
    coalesce((select json_agg(json_build_object('language', o.language, 'subject', o.subject, 'content', o.content) order by o.language)
      from message_text o where o.center_id = m.center_id and o.message_id = m.id), '[]') as texts,
    m.addressees, m.delivered_at is not null as is_delivered,
    p.delivered, p.seen, p.acknowledged
  from message m
  left join message_recipient r on r.center_id = m.center_id and r.message_id = m.id and ${isOwn(reader)}
  ${ownTexts(reader)} ${firstReceiver}
  left join lateral (
    select count(*)::int as delivered, count(read_at)::int as seen, count(acknowledged_at)::int as acknowledged
    from message_receipts(m.id) where ${reader.kind === 'staff' ? sql`m.sender_staff_id is not null` : isSentBy(reader)}) p on true
  where m.thread_id = ${threadId} and ${mayRead(reader)}
    and ${before === undefined ? sql`true` : sql`(m.created_at, m.id) < (select b.created_at, b.id from message b where b.id = ${before})`}
  order by m.created_at desc, m.id desc limit ${limit}`;
