import { sql } from 'kysely';
import type { Audience } from '../../../contract/access.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { languageOf } from '../../words/reader.ts';
import { say } from '../../words/say.ts';
import { queueMail } from './commands.ts';

// What leaves by mail says no more than it must: a first name, the center, a link. It speaks the reader's language.

/** A link that opens something until a moment. */
export interface MailedLink {
  readonly link: string;
  readonly expiresAt: Date;
}

/** To somebody who has no account yet, and so no language of their own. */
export async function sendInvitationMail(
  server: Server,
  scope: Scope,
  { email, parentName, childFirstName }: { email: string; parentName: string | null; childFirstName: string | null },
  { link, expiresAt }: MailedLink,
): Promise<void> {
  const center = await centerName(scope);
  const language = 'en';
  await queueMail(server, scope, email, {
    language,
    subject: say(language, '{{center}} invites you', { center }),
    greeting: parentName ? say(language, 'Hello {{name}},', { name: parentName }) : say(language, 'Hello,'),
    paragraphs: [
      childFirstName
        ? say(language, "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.", {
            center,
            child: childFirstName,
          })
        : say(language, "{{center}} invites you to follow your child's day: attendance, daily reports and messages.", {
            center,
          }),
      validity(language, expiresAt, scope.now),
    ],
    action: { label: say(language, 'Create your account'), link },
    from: center,
  });
}

export async function sendActivationMail(
  server: Server,
  scope: Scope,
  { id, firstName, email }: { id: number; firstName: string; email: string },
  { link, expiresAt }: MailedLink,
): Promise<void> {
  const center = await centerName(scope);
  const language = await languageOf(scope, 'staff', id);
  await queueMail(server, scope, email, {
    language,
    subject: say(language, 'Your account at {{center}}', { center }),
    greeting: say(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      say(language, 'An account was made for you at {{center}}. Choose a password to begin.', { center }),
      validity(language, expiresAt, scope.now),
    ],
    action: { label: say(language, 'Choose a password'), link },
    from: center,
  });
}

export async function sendResetMail(
  server: Server,
  scope: Scope,
  { audience, id, firstName, email }: { audience: Audience; id: number; firstName: string; email: string },
  { link, expiresAt }: MailedLink,
): Promise<void> {
  const center = await centerName(scope);
  const language = await languageOf(scope, audience, id);
  await queueMail(server, scope, email, {
    language,
    subject: say(language, 'Set a new password'),
    greeting: say(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      say(
        language,
        'Somebody asked for a new password for your account. The link works once, within {{count}} hours.',
        { count: wholeHours(expiresAt, scope.now) },
      ),
      say(language, 'If it was not you, you need not do anything: your password stays as it is.'),
    ],
    action: { label: say(language, 'Set a new password'), link },
    from: center,
  });
}

const HOUR = 3_600_000;
/** Never more than is left: in whole days, and in hours on the last one. */
function validity(language: Language, expiresAt: Date, now: Date): string {
  const hours = wholeHours(expiresAt, now);
  return hours < 24
    ? say(language, 'The link is for you alone and works once, within {{count}} hours.', { count: hours })
    : say(language, 'The link is for you alone and works once, within {{count}} days.', {
        count: Math.floor(hours / 24),
      });
}
const wholeHours = (end: Date, now: Date) => Math.max(1, Math.floor((end.getTime() - now.getTime()) / HOUR));

const centerName = async (scope: Scope) => (await scope.one(sql<{ name: string }>`select name from center`)).name;
