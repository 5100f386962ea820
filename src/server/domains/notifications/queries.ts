import { type RawBuilder, sql } from 'kysely';
import type { EventName, Kind } from '#contract/notifications-kinds.ts';
import { roomOfChildAt } from '#server/domains/center/presence-queries.ts';
import { senderName } from '#server/kernel/access/queries.ts';
import type { Person, TakenBack } from '#server/kernel/notify/notify.ts';
import { seenMessage } from './recipient-queries.ts';
import type { Delivery, Escalation } from './rules.ts';

export const escalation = () =>
  sql<Escalation>`select escalate_push_minutes as push_minutes, escalate_mail_minutes as mail_minutes from center`;

/** One event, for everybody who is told of it. */
export interface Occasion {
  readonly kind: Kind;
  readonly event: string;
  readonly aboutId: number | null;
  readonly date: string | null;
  readonly isUrgent: boolean;
  readonly createdAt: Date;
}
export interface Addressee {
  readonly staffId: number | null;
  readonly guardianId: number | null;
  readonly childId: number | null;
  /** To staff, where several children are concerned. */
  readonly childIds: readonly number[];
  readonly inApp: boolean;
  readonly readAt: Date | null;
}
/** Only those that weren't there yet are answered. */
export const insertNotifications = (occasion: Occasion, addressees: readonly Addressee[]) => sql<{
  id: number;
  staffId: number | null;
  guardianId: number | null;
}>`
  insert into notification (kind, event, about_id, date, is_urgent, created_at, staff_id, guardian_id, child_id, child_ids, in_app, read_at)
  select ${occasion.kind}, ${occasion.event}, ${occasion.aboutId}::bigint, ${occasion.date}::date, ${occasion.isUrgent}::boolean,
    ${occasion.createdAt}::timestamptz, a."staffId", a."guardianId", a."childId", a."childIds", a."inApp", a."readAt"
  from json_to_recordset(${JSON.stringify(addressees)}::json)
    as a ("staffId" bigint, "guardianId" bigint, "childId" bigint, "childIds" bigint[], "inApp" boolean, "readAt" timestamptz)
  on conflict do nothing returning id, staff_id, guardian_id`;

export const insertDeliveries = (rows: readonly (Delivery & { readonly notificationId: number })[]) => sql`
  insert into notification_delivery (notification_id, channel, stage, due_at)
  select d."notificationId", d.channel, d.stage, d."dueAt" from json_to_recordset(${JSON.stringify(rows)}::json)
    as d ("notificationId" bigint, channel text, stage text, "dueAt" timestamptz)`;

export interface NotificationRow {
  readonly id: number;
  readonly kind: Kind;
  readonly event: EventName;
  readonly aboutId: number | null;
  readonly child: { readonly id: number; readonly firstName: string } | null;
  readonly children: string[];
  readonly from: string | null;
  readonly about: string | null;
  readonly isUrgent: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
}
/** What a notification `n` of child `k` is about, as far as its reader sees that. Duties are nothing to a parent's role. */
const about = ({ kind }: Person) => sql<string | null>`case
  when n.kind = 'camera' then (select c.name from camera c where c.center_id = n.center_id and c.id = n.about_id)
  ${kind === 'parent' ? sql`when n.event = 'event-canceled' then canceled_event_title(n.about_id)` : sql``}
  ${kind === 'staff' ? sql`when n.event in ('cover-asked', 'cover-taken') then (${dayOfShift})` : sql``}
  ${kind === 'staff' ? sql`when n.event in ('own-paper-due', 'team-paper-due', 'swap-asked', 'swap-approved', 'swap-declined') then to_char(n.date, 'YYYY-MM-DD')` : sql``}
  when n.kind = 'event' then (select e.title from event e where e.center_id = n.center_id and e.id = n.about_id)
  when n.event in ('issued', 'due', 'overdue') then (
    select 'INV-' || lpad(i.number::text, greatest(6, length(i.number::text)), '0') from invoice i where i.center_id = n.center_id and i.id = n.about_id)
  ${kind === 'staff' ? sql`when n.event = 'look-overdue' then (${roomThen})` : sql``}
  ${kind === 'staff' ? sql`when n.event = 'duty-corrected' then (${dayOfDuty})` : sql``}
  ${kind === 'staff' ? sql`when n.event in ('duty-asked', 'duty-declined') then (${dayAskedFor})` : sql``} end`;
const roomThen = sql`select o.name from room o where o.center_id = k.center_id and o.id = ${roomOfChildAt(sql`n.created_at`, sql`k`)}`;
const dayOfShift = sql`select to_char(s.date, 'YYYY-MM-DD') from shift s where s.center_id = n.center_id and s.id = n.about_id`;
const dayOfDuty = sql`select to_char(d.started_at at time zone z.time_zone, 'YYYY-MM-DD')
  from staff_duty d join center z on z.center_id = d.center_id where d.center_id = n.center_id and d.id = n.about_id`;

const dayAskedFor = sql`select to_char(q.started_at at time zone z.time_zone, 'YYYY-MM-DD')
  from duty_request q join center z on z.center_id = q.center_id where q.center_id = n.center_id and q.id = n.about_id`;

const children = sql<string[]>`coalesce((select json_agg(c.first_name order by c.first_name, c.id)
  from child c where c.center_id = n.center_id and c.id = any (n.child_ids)), '[]')`;

/** A person's list, newest first. */
export const notifications = (person: Person, { before, limit }: { before?: number | undefined; limit: number }) =>
  sql<NotificationRow>`
    select n.id, n.kind, n.event, n.about_id, n.is_urgent, n.read_at is not null as is_read, n.created_at,
      case when k.id is not null then json_build_object('id', k.id, 'firstName', k.first_name) end as child, ${children} as children,
      case when n.kind = 'message' then (select ${senderName} from message m
        where m.center_id = n.center_id and m.id = n.about_id and m.withdrawn_at is null) end as "from", ${about(person)} as about
    from notification n left join child k on k.center_id = n.center_id and k.id = n.child_id
    where ${isOf(person)} and n.in_app and (${before ?? null}::bigint is null or n.id < ${before ?? null}::bigint)
    order by n.id desc limit ${limit}`;

/** Counts in the partial index of what is unread; messages have a count of their own. */
export const unreadCount = (person: Person) => sql<{ count: number }>`
  select count(*)::int as count from notification n
  where ${isOf(person)} and n.read_at is null and n.in_app and n.kind <> 'message'`;

export const ownNotification = (person: Person, id: number) =>
  sql<{ id: number }>`select n.id from notification n where ${isOf(person)} and n.in_app and n.id = ${id}`;

const marked = (person: Person, at: Date, which: RawBuilder<unknown>) =>
  sql`update notification n set read_at = ${at} where ${isOf(person)} and n.read_at is null and ${which}`;
export const markRead = (person: Person, at: Date, ids: readonly number[]) =>
  marked(person, at, sql`n.id = any (${ids}::bigint[])`);
export const markReadUpTo = (person: Person, at: Date, upTo: number) => marked(person, at, sql`n.id <= ${upTo}`);
export const markAboutRead = (person: Person, at: Date, kind: Kind, aboutIds: readonly number[]) =>
  marked(person, at, sql`n.kind = ${kind} and n.about_id = any (${aboutIds}::bigint[])`);
/** Of the messages that the person has read by now. */
export const markMessagesRead = (person: Person, at: Date) =>
  marked(person, at, sql`n.kind = 'message' and ${seenMessage(sql`n.about_id`, sql`${person.id}`, person.kind)}`);

const isOf = ({ kind, id }: Person) => (kind === 'staff' ? sql`n.staff_id = ${id}` : sql`n.guardian_id = ${id}`);

const isAbout = ({ kind, event, aboutId }: TakenBack) =>
  sql`n.kind = ${kind} and n.event = ${event} and n.about_id = ${aboutId}::bigint`;
export const deleteDeliveriesOf = (taken: TakenBack) => sql`
  delete from notification_delivery d using notification n where n.id = d.notification_id and ${isAbout(taken)}`;
export const deleteNotificationsOf = (taken: TakenBack) => sql<{ staffId: number | null; guardianId: number | null }>`
  delete from notification n where ${isAbout(taken)} returning n.staff_id, n.guardian_id`;

type Earlier = TakenBack & { readonly before: string };
const isEarlier = ({ before, ...taken }: Earlier) => sql`${isAbout(taken)} and n.created_at < ${before}::timestamptz`;
export const deleteEarlierDeliveries = (earlier: Earlier) => sql`
  delete from notification_delivery d using notification n where n.id = d.notification_id and ${isEarlier(earlier)}`;
export const deleteEarlierNotifications = (earlier: Earlier) => sql<{
  staffId: number | null;
  guardianId: number | null;
}>`
  delete from notification n where ${isEarlier(earlier)} returning n.staff_id, n.guardian_id`;

/** Whether a message is still there to be told of; until this transaction ends it cannot be withdrawn. */
export const messageStands = (id: number) => sql<{ stands: boolean }>`
  select withdrawn_at is null as stands from message where id = ${id} for share`;
