import { sql } from 'kysely';
import type { Language } from '#contract/kernel/languages.ts';
import type { Kind } from '#contract/notifications-kinds.ts';
import { guardianGetsMail, staffGetsMail } from '#server/kernel/mail/reader-queries.ts';
import { seenIncident, seenMessage, staffGetsPush } from './recipient-queries.ts';

export interface DueRow {
  readonly notificationId: number;
  readonly channel: 'mail' | 'push';
  readonly stage: 'first' | 'again';
  readonly kind: Kind;
  readonly audience: 'staff' | 'parent';
  readonly personId: number;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
  readonly isUrgent: boolean;
  /** Still unread, and the reader still has the right and the switch on. */
  readonly isWanted: boolean;
}

/** Takes what is due away, for oneself alone to send; at most `limit`. */
export const takeDue = (now: Date, limit: number) => sql<DueRow>`
  with due as (
    delete from notification_delivery d using (
      select notification_id, channel, stage from notification_delivery where due_at <= ${now}
      order by due_at, notification_id limit ${limit} for update skip locked) taken
    where d.notification_id = taken.notification_id and d.channel = taken.channel and d.stage = taken.stage
    returning d.notification_id, d.channel, d.stage)
  select due.*, n.kind, n.is_urgent, 'parent' as audience, g.id as person_id, g.first_name, coalesce(g.email, '') as email,
    coalesce(p.language, 'en') as language,
    n.read_at is null and g.removed_at is null and g.is_active and (due.channel = 'push' or ${guardianGetsMail})
      and (n.child_id is null or exists (select from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
        where w.center_id = g.center_id and w.guardian_id = g.id and w.child_id = n.child_id and w.ended_at is null and k.removed_at is null))
      and not (n.kind = 'message' and ${seenMessage(sql`n.about_id`, sql`g.id`, 'parent')})
      and not (n.kind = 'incident' and ${seenIncident(sql`n.about_id`, sql`g.id`)}) as is_wanted
  from due join notification n on n.id = due.notification_id
  join guardian g on g.center_id = n.center_id and g.id = n.guardian_id
  left join guardian_preference p on p.center_id = g.center_id and p.guardian_id = g.id
  union all
  select due.*, n.kind, n.is_urgent, 'staff', s.id, s.first_name, s.email, coalesce(p.language, 'en'),
    n.read_at is null and s.removed_at is null and s.deactivated_at is null
      and case due.channel when 'push' then ${staffGetsPush} else ${staffGetsMail} end
      and not (n.kind = 'message' and ${seenMessage(sql`n.about_id`, sql`s.id`, 'staff')})
  from due join notification n on n.id = due.notification_id
  join staff s on s.center_id = n.center_id and s.id = n.staff_id
  left join staff_preference p on p.center_id = s.center_id and p.staff_id = s.id
  order by notification_id`;

export const markMailed = (ids: readonly number[], at: Date) =>
  sql`update notification set mailed_at = ${at} where id = any (${ids}::bigint[])`;

export const markPushed = (ids: readonly number[], at: Date) =>
  sql`update notification set pushed_at = ${at} where id = any (${ids}::bigint[])`;

/** How many of a kind a person has not read, which a push says. */
export const unreadOfKind = ({ audience, personId, kind }: Pick<DueRow, 'audience' | 'personId' | 'kind'>) =>
  sql<{ count: number }>`
    select count(*)::int as count from notification n
    where n.read_at is null and n.kind = ${kind}
      and ${audience === 'staff' ? sql`n.staff_id = ${personId}` : sql`n.guardian_id = ${personId}`}`;
