import { sql } from 'kysely';
import { db } from '../../db/sql.ts';

interface MessageRow {
  readonly id: number;
  readonly senderId: number;
  readonly senderType: 'staff' | 'parent';
  readonly senderName: string;
  readonly receiverId: number;
  readonly receiverType: 'staff' | 'parent';
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly messageType: string;
  readonly priority: 'urgent' | 'high' | 'normal' | 'low';
  readonly isRead: boolean;
  readonly parentNotificationSent: boolean;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}
export interface Reader {
  readonly kind: 'staff' | 'parent';
  readonly id: number;
}

const addressedTo = ({ kind, id }: Reader) => (kind === 'staff' ? sql`r.staff_id = ${id}` : sql`r.guardian_id = ${id}`);

/** Counts in the partial index of unread messages. */
export const unreadCount = (reader: Reader) => sql<{ count: number }>`
  select count(*)::int as count from message_recipient r where ${addressedTo(reader)} and r.read_at is null`;

export const newestMessages = (reader: Reader, limit: number) => sql<MessageRow>`
  select m.id, coalesce(m.sender_staff_id, m.sender_guardian_id) as sender_id,
    case when m.sender_staff_id is null then 'parent' else 'staff' end as sender_type,
    coalesce(s.first_name || ' ' || s.last_name, g.first_name || ' ' || g.last_name, '') as sender_name,
    ${reader.id}::bigint as receiver_id, ${reader.kind} as receiver_type,
    m.child_id, m.subject, m.content, m.message_type, m.priority, r.read_at is not null as is_read,
    m.parent_notification_sent, m.created_at, r.read_at
  from message_recipient r
  join message m on m.center_id = r.center_id and m.id = r.message_id
  left join staff s on s.center_id = m.center_id and s.id = m.sender_staff_id
  left join guardian g on g.center_id = m.center_id and g.id = m.sender_guardian_id
  where ${addressedTo(reader)}
  order by m.created_at desc, m.id desc limit ${limit}`;

export const insertThread = (subject: string, childId: number | null, at: Date) =>
  db.insertInto('messageThread').values({ subject, childId, lastActivity: at }).returning('id');

export const touchThread = (id: number, at: Date) =>
  db.updateTable('messageThread').set({ lastActivity: at }).where('id', '=', id);

export interface NewMessageRow {
  readonly threadId: number;
  readonly senderStaffId: number | null;
  readonly senderGuardianId: number | null;
  readonly childId: number | null;
  readonly subject: string;
  readonly content: string;
  readonly priority: string;
  readonly createdAt: Date;
}
export const insertMessage = (row: NewMessageRow) => db.insertInto('message').values(row).returning('id');

export const insertRecipients = (messageId: number, to: readonly (Reader & { readonly readAt?: Date })[]) =>
  db.insertInto('messageRecipient').values(
    to.map(({ kind, id, readAt = null }) => ({
      messageId,
      staffId: kind === 'staff' ? id : null,
      guardianId: kind === 'parent' ? id : null,
      readAt,
    })),
  );
