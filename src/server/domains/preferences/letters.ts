import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { Letter } from '#server/kernel/mail/letter.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';

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
    subject: translate(language, 'Something at {{center}} is waiting for your signature', { center }),
    paragraphs: [
      translate(language, '{{count}} incident reports are waiting for your signature.', { count }),
      translate(language, 'Sign in to read and sign.'),
    ],
    label: translate(language, 'Read it'),
  }));

/** A parent's week: numbers and first names, and nothing else of a child. */
export const mailWeek = (server: Server, scope: Scope, to: Addressee, weeks: readonly Week[]) =>
  mail(server, scope, to, '/parent-dashboard', (language, center) => ({
    subject: translate(language, 'Your week at {{center}}', { center }),
    paragraphs: weeks.map(({ name, days, reports, incidents }) =>
      [
        translate(language, '{{name}} was at {{center}} on {{count}} days.', { name, center, count: days }),
        translate(language, '{{count}} daily reports were written for {{name}}.', { name, count: reports }),
        translate(language, '{{count}} incidents were reported for {{name}}.', { name, count: incidents }),
      ].join(' '),
    ),
    label: translate(language, 'Open the portal'),
  }));

/** Tells staff how many children have not come; who they are is on the dashboard. */
export const mailAttendanceAlert = (server: Server, scope: Scope, to: Addressee, count: number) =>
  mail(server, scope, to, '/dashboard', (language, center) => ({
    subject: translate(language, 'Children who have not come to {{center}} today', { center }),
    paragraphs: [
      translate(language, '{{count}} children have not come yet, and nobody said that they are absent.', { count }),
    ],
    label: translate(language, 'Open the dashboard'),
  }));

/** Reminds a parent to report an absence; whose it is waits behind the sign-in. */
export const mailAbsenceReminder = (server: Server, scope: Scope, to: Addressee, count: number) =>
  mail(server, scope, to, '/parent-dashboard', (language, center) => ({
    subject: translate(language, 'Nobody has arrived at {{center}} from your family yet', { center }),
    paragraphs: [
      translate(language, '{{count}} of your children have not come today, and no absence is reported.', { count }),
      translate(language, 'Please tell us in the portal whether they stay at home or come later.'),
    ],
    label: translate(language, 'Open the portal'),
  }));

async function mail(
  server: Server,
  scope: Scope,
  { firstName, email, language }: Addressee,
  path: string,
  write: (language: Language, center: string) => Pick<Letter, 'subject' | 'paragraphs'> & { label: string },
): Promise<void> {
  const center = await nameOfCenter(scope);
  const { subject, paragraphs, label } = write(language, center);
  await queueMail(server, scope, email, {
    language,
    subject,
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [...paragraphs, translate(language, 'You can choose in your settings which emails you get.')],
    action: { label, link: server.address.origin() + path },
    from: center,
  });
}
