import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import type { Language } from '../../../contract/languages.ts';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { enqueue } from '../../jobs/outbox.ts';
import type { Task } from '../../jobs/tasks.ts';
import { spoken } from '../../words/catalogues.ts';
import { sendNewsMail } from '../mail/news-letters.ts';

export type News = 'daily-report' | 'incident';
interface Due {
  readonly news: News;
  readonly childId: number;
  /** Who wrote it needs no mail of it. */
  readonly writtenBy: number | null;
}

/** Asks for the mails that follow a daily report or an incident; who wants them is asked when they are sent. */
export async function mailNews(scope: Scope, news: News, childId: number): Promise<void> {
  const { actor } = await scope.opened;
  const due: Due = { news, childId, writtenBy: actor.kind === 'staff' ? actor.id : null };
  enqueue(scope, 'send-news', due);
}

/** Writes to the child's guardians and to the staff whose settings ask for it. */
export const sendNews: Task = async ({ server, centerId, input }) => {
  const { news, childId, writtenBy } = input as Due;
  await inCenter(server, { centerId }, async (scope) => {
    const readers = await scope.all(
      news === 'incident' ? incidentReaders(childId, writtenBy) : reportReaders(childId, writtenBy),
    );
    for (const { audience, language, ...reader } of readers) {
      const link = server.publicAddress() + (audience === 'staff' ? '/dashboard' : '/parent-dashboard');
      await sendNewsMail(server, scope, news, { ...reader, language: spoken(language) }, link);
    }
  });
};

interface Reader {
  readonly audience: Audience;
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
}

// Without a stored choice the defaults of src/contract/preference-defaults.ts hold; mail about a child needs its consent.
const guardians = (childId: number, wanted: ReturnType<typeof sql>) => sql`
  select 'parent' as audience, g.first_name, g.email, coalesce(p.language, 'en') as language
  from guardianship s join guardian g on g.center_id = s.center_id and g.id = s.guardian_id
  left join guardian_preference p on p.center_id = g.center_id and p.guardian_id = g.id
  where s.child_id = ${childId} and s.ended_at is null and g.removed_at is null and g.is_active and g.email is not null
    and g.registered_at is not null and g.email_consent_given and coalesce(p.email_notifications, true) and ${wanted}`;

const staff = (capability: string, writtenBy: number | null, wanted: ReturnType<typeof sql>) => sql`
  select 'staff' as audience, s.first_name, s.email, coalesce(p.language, 'en') as language
  from staff s join role_capability c on c.center_id = s.center_id and c.role_id = s.role_id and c.capability = ${capability}
  left join staff_preference p on p.center_id = s.center_id and p.staff_id = s.id
  where s.removed_at is null and s.deactivated_at is null and s.password_hash is not null
    and s.id is distinct from ${writtenBy} and coalesce(p.email_notifications, true) and ${wanted}`;

const reportReaders = (childId: number, writtenBy: number | null) => sql<Reader>`
  ${guardians(childId, sql`coalesce(p.daily_report_email, true)`)}
  union all ${staff('daily-reports', writtenBy, sql`coalesce(p.daily_reports, false)`)}`;

const incidentReaders = (childId: number, writtenBy: number | null) => sql<Reader>`
  ${guardians(childId, sql`coalesce(p.incident_alerts, true)`)}
  union all ${staff('incidents', writtenBy, sql`coalesce(p.incident_reports, true)`)}`;
