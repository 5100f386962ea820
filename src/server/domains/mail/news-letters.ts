import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { say } from '../../words/say.ts';
import { queueMail } from './commands.ts';

/** Says that there is something to read, and nothing of it: it waits behind the sign-in. */
export async function sendNewsMail(
  server: Server,
  scope: Scope,
  news: 'daily-report' | 'incident',
  { firstName, email, language }: { firstName: string; email: string; language: Language },
  link: string,
): Promise<void> {
  const { center } = await scope.one(sql<{ center: string }>`select name as center from center`);
  const subject =
    news === 'incident'
      ? say(language, 'An incident was reported at {{center}}', { center })
      : say(language, 'A new daily report from {{center}}', { center });
  await queueMail(server, scope, email, {
    language,
    subject,
    greeting: say(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      news === 'incident'
        ? say(language, 'An incident report is waiting for you. Sign in to read it.')
        : say(language, 'A daily report is waiting for you. Sign in to read it.'),
      say(language, 'You can choose in your settings which mails you get.'),
    ],
    action: { label: say(language, 'Read it'), link },
    from: center,
  });
}
