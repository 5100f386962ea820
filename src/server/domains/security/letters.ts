import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate, type Values } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';

// Tells people what happened to the security of their account, so that they can act when it wasn't them.

export type Notice =
  | 'password-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-wanted'
  | 'app-added'
  | 'passkey-added'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  | 'turned-off'
  | 'reset';

interface Reader {
  readonly audience: Audience;
  readonly id: number;
}
interface Address {
  readonly firstName: string;
  readonly email: string;
}

const RESET_PASSWORD =
  'If it was not you: set a new password at once with "Forgot your password?", and tell your center.';
const TELL_CENTER = 'If it was not you, please tell your center at once.';

/** What each notice says: its subject, and its sentences. */
const WORDS: Readonly<Record<Notice, { readonly subject: string; readonly paragraphs: readonly string[] }>> = {
  'password-changed': {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed. Everywhere else you were signed in, you were signed out.',
      RESET_PASSWORD,
    ],
  },
  'email-change-asked': {
    subject: 'Your email is about to change',
    paragraphs: [
      'Somebody who is signed in to your account asked to change its email to {{email}}. It changes once the link that was sent there is opened.',
      'If it was not you: change your password and sign out everywhere, and tell your center.',
    ],
  },
  'email-changed': {
    subject: 'Your email was changed',
    paragraphs: [
      'From now on you sign in with {{email}}. This address is no longer used for your account.',
      TELL_CENTER,
    ],
  },
  'email-wanted': {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody asked to use this email for another account. It belongs to your account already, so nothing was changed.',
      'You need not do anything.',
    ],
  },
  'app-added': {
    subject: 'An authenticator app was added',
    paragraphs: ['From now on a code of your authenticator app can confirm that it is you.', RESET_PASSWORD],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    paragraphs: ['From now on the new passkey can confirm that it is you.', RESET_PASSWORD],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    paragraphs: [
      'One of your recovery codes was just used to sign in or to confirm that it is you. You have {{count}} left.',
      RESET_PASSWORD,
    ],
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes were made',
    paragraphs: ['Your account has new recovery codes. Those you had before no longer work.', RESET_PASSWORD],
  },
  'turned-off': {
    subject: 'Two-step verification was turned off',
    paragraphs: ['From now on your password alone is enough to sign in.', RESET_PASSWORD],
  },
  reset: {
    subject: 'Your two-step verification was reset',
    paragraphs: [
      'Your center took the second step of your sign-in away, and you were signed out everywhere. Sign in with your password, and set it up again.',
      'If you did not ask for this, please speak with your center.',
    ],
  },
};

export async function sendSecurityNotice(
  server: Server,
  scope: Scope,
  reader: Reader,
  { firstName, email }: Address,
  notice: Notice,
  values: Values = {},
): Promise<void> {
  const language = await languageOf(scope, reader.audience, reader.id);
  const { subject, paragraphs } = WORDS[notice];
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, subject),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: paragraphs.map((text) => translate(language, text, values)),
    from: await nameOfCenter(scope),
  });
}

/** To the new address: the link that confirms it. */
export async function sendEmailLink(
  server: Server,
  scope: Scope,
  reader: Reader,
  { firstName, email }: Address,
  link: string,
): Promise<void> {
  const language = await languageOf(scope, reader.audience, reader.id);
  const letter = {
    language,
    subject: translate(language, 'Confirm your email'),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(language, 'Confirm that this email is yours, and you sign in with it from then on.'),
      translate(language, 'The link works once, within a day. If you did not ask for it, you need not do anything.'),
    ],
    action: { label: translate(language, 'Confirm email'), link },
    from: await nameOfCenter(scope),
  };
  await queueMail(server, scope, email, letter, { opens: reader });
}
