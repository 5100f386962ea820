import { sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { staffGetsMail } from '#server/kernel/mail/reader-queries.ts';

export interface ReminderRow {
  readonly id: number;
  readonly staffId: number;
  readonly dueOn: string;
  readonly isHealth: boolean;
}
/** Notes reminders; answers those of which nobody was reminded yet. */
export const noteReminders = (
  reminders: readonly {
    readonly staffId: number;
    readonly subject: string;
    readonly dueOn: string;
    readonly daysAhead: number;
    readonly isHealth: boolean;
  }[],
  now: Date,
) => sql<ReminderRow>`
  insert into paper_reminder (staff_id, subject, due_on, days_ahead, is_health, sent_at)
  select r.staff_id, r.subject, r.due_on, r.days_ahead, r.is_health, ${now}
  from unnest(${reminders.map(({ staffId }) => staffId)}::bigint[], ${reminders.map(({ subject }) => subject)}::text[],
    ${reminders.map(({ dueOn }) => dueOn)}::date[], ${reminders.map(({ daysAhead }) => daysAhead)}::int[],
    ${reminders.map(({ isHealth }) => isHealth)}::boolean[]) as r (staff_id, subject, due_on, days_ahead, is_health)
  on conflict (center_id, staff_id, subject, due_on, days_ahead) do nothing
  returning id, staff_id, due_on, is_health`;

export interface KeeperRow {
  readonly staffId: number;
  readonly audience: Audience;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
  readonly wantsMail: boolean;
  /** Whether they keep papers, and papers on health. */
  readonly keepsPapers: boolean;
  readonly keepsHealth: boolean;
}
/** Everybody of the team who may sign in, with what they keep. */
export const keepers = () => sql<KeeperRow>`
  select s.id as staff_id, 'staff' as audience, s.first_name, s.email, coalesce(p.language, 'en') as language, ${staffGetsMail} as wants_mail,
    exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'staff.manage') as keeps_papers,
    exists (select from role_capability c where c.center_id = s.center_id and c.role_id = s.role_id and c.capability = 'staff.health') as keeps_health
  from staff s left join staff_preference p on p.center_id = s.center_id and p.staff_id = s.id
  where s.removed_at is null and s.deactivated_at is null and s.password_hash is not null order by s.id`;
