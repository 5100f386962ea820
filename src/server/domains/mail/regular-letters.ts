import { sql } from 'kysely';
import type { Language } from '../../../contract/languages.ts';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { say } from '../../words/say.ts';
import { queueMail } from './commands.ts';
import type { Letter } from './letter.ts';

interface Addressee {
  readonly firstName: string;
  readonly email: string;
  readonly language: Language;
}
/** A child's week in numbers. */
export interface Week {
  readonly name: string;
  readonly days: number;
  readonly reports: number;
  readonly incidents: number;
}

/** Reminds a parent of incidents to sign; whose and what they are waits behind the sign-in. */
export const mailReminder = (server: Server, scope: Scope, to: Addressee, count: number) =>
  mail(server, scope, to, '/parent-dashboard', (language, center) => ({
    subject: say(language, 'Something at {{center}} waits for your signature', { center }),
    paragraphs: [
      say(language, '{{count}} incident reports wait for your signature.', { count }),
      say(language, 'Sign in to read and sign.'),
    ],
    label: say(language, 'Read it'),
  }));

/** A parent's week: numbers and first names, and nothing else of a child. */
export const mailWeek = (server: Server, scope: Scope, to: Addressee, weeks: readonly Week[]) =>
  mail(server, scope, to, '/parent-dashboard', (language, center) => ({
    subject: say(language, 'Your week at {{center}}', { center }),
    paragraphs: weeks.map(({ name, days, reports, incidents }) =>
      [
        say(language, '{{name}} was at {{center}} on {{count}} days.', { name, center, count: days }),
        say(language, '{{count}} daily reports were written for {{name}}.', { name, count: reports }),
        say(language, '{{count}} incidents were reported for {{name}}.', { name, count: incidents }),
      ].join(' '),
    ),
    label: say(language, 'Open the portal'),
  }));

/** Tells staff how many children have not come; who they are is on the dashboard. */
export const mailAttendanceAlert = (server: Server, scope: Scope, to: Addressee, count: number) =>
  mail(server, scope, to, '/dashboard', (language, center) => ({
    subject: say(language, 'Children who have not come to {{center}} today', { center }),
    paragraphs: [
      say(language, '{{count}} children have not come yet, and nobody said that they are absent.', { count }),
    ],
    label: say(language, 'Open the dashboard'),
  }));

/** Reminds a parent to report an absence; whose it is waits behind the sign-in. */
export const mailAbsenceReminder = (server: Server, scope: Scope, to: Addressee, count: number) =>
  mail(server, scope, to, '/parent-dashboard', (language, center) => ({
    subject: say(language, 'Nobody has arrived at {{center}} from your family yet', { center }),
    paragraphs: [
      say(language, '{{count}} of your children have not come today, and no absence is reported.', { count }),
      say(language, 'Please tell us in the portal whether they stay at home or come later.'),
    ],
    label: say(language, 'Open the portal'),
  }));

async function mail(
  server: Server,
  scope: Scope,
  { firstName, email, language }: Addressee,
  path: string,
  write: (language: Language, center: string) => Pick<Letter, 'subject' | 'paragraphs'> & { label: string },
): Promise<void> {
  const { center } = await scope.one(sql<{ center: string }>`select name as center from center`);
  const { subject, paragraphs, label } = write(language, center);
  await queueMail(server, scope, email, {
    language,
    subject,
    greeting: say(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [...paragraphs, say(language, 'You can choose in your settings which mails you get.')],
    action: { label, link: server.publicAddress() + path },
    from: center,
  });
}
