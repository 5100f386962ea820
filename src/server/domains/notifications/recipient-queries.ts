import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '#contract/notifications-kinds.ts';
import { guardianGetsMail, staffGetsMail } from '#server/kernel/mail/reader-queries.ts';
import type { Told } from '#server/kernel/notify/notify.ts';
import type { QuietHours, StoredMatrix } from './rules.ts';

export interface RecipientRow {
  readonly kind: 'staff' | 'parent';
  readonly id: number;
  /** The child a guardian is told about; to staff the one child concerned. */
  readonly childId: number | null;
  /** To staff, where several are concerned. */
  readonly childIds: readonly number[];
  readonly mayMail: boolean;
  readonly mayPush: boolean;
  /** The mail cells that are settings of their own (notifications-1). */
  readonly named: Partial<Record<Kind, boolean>>;
  readonly stored: StoredMatrix;
  readonly quiet: QuietHours | null;
  /** Whether the recipient read the thing itself before being told of it. */
  readonly hasSeen: boolean;
}

/** Everybody who is to be told, with what they chose. Whoever may no longer sign in is not among them. */
export const recipientsOf = ({ notification, by }: Told, zone: string) => {
  const { people = [], guardiansOf = [], staffWith = [] } = notification.recipients;
  const ids = (kind: 'staff' | 'parent') => people.filter((person) => person.kind === kind).map(({ id }) => id);
  const isBy = (kind: 'staff' | 'parent') => (by?.kind === kind ? by.id : null);
  const childIds = [...new Set(notification.about.childIds ?? [])];
  // Reminders of what is not paid or signed stand in the list; they call nobody who wants none (preferences-9).
  const isReminder = ['due', 'overdue', 'form-due', 'form-overdue'].includes(notification.event);
  const wantsIt = isReminder ? sql`coalesce(p.reminder_notifications, true)` : sql`true`;
  const [onlyChild, several] = childIds.length === 1 ? [childIds[0], []] : [null, childIds];
  return sql<RecipientRow>`
    select 'parent' as kind, g.id, own.child_id, '{}'::bigint[] as child_ids,
      ${guardianGetsMail} and ${wantsIt} as may_mail, ${wantsIt} as may_push,
      json_build_object('incident', coalesce(p.incident_alerts, true), 'daily-report', coalesce(p.daily_report_email, true)) as named,
      coalesce(p.notifications, '{}') as stored, ${quiet(zone)} as quiet,
      ${hasSeen(notification, sql`g.id`, 'parent')} as has_seen
    from guardian g
    left join guardian_preference p on p.center_id = g.center_id and p.guardian_id = g.id
    cross join lateral (
      select min(w.child_id) filter (where w.child_id = any (${childIds}::bigint[])) as child_id,
        coalesce(bool_or(w.child_id = any (${guardiansOf}::bigint[])), false) as is_guardian
      from guardianship w join child k on k.center_id = w.center_id and k.id = w.child_id
      where w.center_id = g.center_id and w.guardian_id = g.id and w.ended_at is null and k.removed_at is null) own
    where g.removed_at is null and g.is_active and g.password_hash is not null
      and (own.is_guardian or g.id = any (${ids('parent')}::bigint[])) and g.id is distinct from ${isBy('parent')}::bigint
    union all
    select 'staff', s.id, ${onlyChild}::bigint, ${several}::bigint[], ${staffGetsMail}, ${staffGetsPush},
      json_build_object('attendance', coalesce(p.attendance_alerts, true), 'incident', coalesce(p.incident_reports, true),
        'daily-report', coalesce(p.daily_reports, false)),
      coalesce(p.notifications, '{}'), ${quiet(zone)}, ${hasSeen(notification, sql`s.id`, 'staff')}
    from staff s left join staff_preference p on p.center_id = s.center_id and p.staff_id = s.id
    where s.removed_at is null and s.deactivated_at is null and s.password_hash is not null
      and (s.id = any (${ids('staff')}::bigint[]) or (cardinality(${staffWith}::text[]) > 0 and ${staffWith}::text[] <@ array(
        select c.capability from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id)))
      and s.id is distinct from ${isBy('staff')}::bigint
    order by 1, 2`;
};

const quiet = (zone: string) => sql`case when p.quiet_from is not null then json_build_object(
  'from', to_char(p.quiet_from, 'HH24:MI'), 'to', to_char(p.quiet_to, 'HH24:MI'), 'zone', coalesce(p.timezone, ${zone})) end`;

/** Whether somebody has read a message, or opened an incident: then there is nothing left to call their attention to. */
function hasSeen({ kind, about }: Told['notification'], personId: Sql, audience: 'staff' | 'parent') {
  if (kind === 'message') return seenMessage(sql`${about.id ?? null}::bigint`, personId, audience);
  if (kind === 'incident' && audience === 'parent') return seenIncident(sql`${about.id ?? null}::bigint`, personId);
  return sql`false`;
}

/** The staff's master switch of push; a parent's are the browsers they opened for it. */
export const staffGetsPush = sql<boolean>`coalesce(p.push_notifications, false)`;

type Sql = RawBuilder<unknown>;

/** The recipient read it, or it was withdrawn. */
export const seenMessage = (messageId: Sql, personId: Sql, audience: 'staff' | 'parent') => sql`exists (
  select from message_recipient r where r.message_id = ${messageId} and (r.read_at is not null or r.ended_at is not null)
    and ${audience === 'staff' ? sql`r.staff_id` : sql`r.guardian_id`} = ${personId})`;

export const seenIncident = (incidentId: Sql, guardianId: Sql) => sql`exists (
  select from incident_receipt r where r.incident_id = ${incidentId} and r.guardian_id = ${guardianId})`;
