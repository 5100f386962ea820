import { sql } from 'kysely';
import { inCenter } from '../../db/open-scope.ts';
import type { Scope } from '../../db/scope.ts';
import { enqueue } from '../../jobs/outbox.ts';
import type { Task } from '../../jobs/tasks.ts';
import { spoken } from '../../words/catalogues.ts';
import { sendNewsMail } from '../mail/news-letters.ts';
import { caresFor, guardiansWho, type Reader, staffWho } from './readers.ts';

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

const reportReaders = (childId: number, writtenBy: number | null) => sql<Reader>`
  ${guardiansWho(sql`${caresFor(sql`${childId}::bigint`)} and coalesce(p.daily_report_email, true)`)}
  union all ${staffWho('daily-reports', sql`${isOther(writtenBy)} and coalesce(p.daily_reports, false)`)}`;

const incidentReaders = (childId: number, writtenBy: number | null) => sql<Reader>`
  ${guardiansWho(sql`${caresFor(sql`${childId}::bigint`)} and coalesce(p.incident_alerts, true)`)}
  union all ${staffWho('incidents', sql`${isOther(writtenBy)} and coalesce(p.incident_reports, true)`)}`;

const isOther = (writtenBy: number | null) => sql`s.id is distinct from ${writtenBy}::bigint`;
