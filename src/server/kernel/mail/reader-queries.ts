import { type RawBuilder, sql } from 'kysely';
import type { Audience } from '#contract/kernel/access.ts';
import type { Language } from '#contract/kernel/languages.ts';

/** Somebody a mail goes to. */
export interface Reader {
  readonly audience: Audience;
  readonly id: number;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
}

/** Whether guardian `g` registered, agreed to mail about their children and has it switched on in their choices `p`. */
export const guardianGetsMail = sql<boolean>`(g.removed_at is null and g.is_active and g.email is not null
  and g.registered_at is not null and g.email_consent_given and coalesce(p.email_notifications, true))`;
/** Whether staff member `s` may sign in, and has mail switched on in their choices `p`. */
export const staffGetsMail = sql<boolean>`(s.removed_at is null and s.deactivated_at is null and s.password_hash is not null
  and coalesce(p.email_notifications, true))`;

// Without a stored choice the defaults of src/contract/preferences-defaults.ts hold.
/** Guardians `g` who registered, agreed to mail about their children and want this one; `p` are their choices. */
export const guardiansWho = (wanted: RawBuilder<unknown>) => sql<Reader>`
  select 'parent' as audience, g.id, g.first_name, g.email, coalesce(p.language, 'en') as language
  from guardian g left join guardian_preference p on p.center_id = g.center_id and p.guardian_id = g.id
  where ${guardianGetsMail} and ${wanted}`;

/** Staff `s` who may do this and want this mail; `p` are their choices. */
export const staffWho = (capability: string, wanted: RawBuilder<unknown>) => sql<Reader>`
  select 'staff' as audience, s.id, s.first_name, s.email, coalesce(p.language, 'en') as language
  from staff s join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id and c.capability = ${capability}
  left join staff_preference p on p.center_id = s.center_id and p.staff_id = s.id
  where ${staffGetsMail} and ${wanted}`;
