import type { Language } from '#contract/kernel/languages.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { MadeLink } from '#server/kernel/links/links.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { validity } from '#server/kernel/mail/validity.ts';
import type { Server } from '#server/server.ts';

interface InvitationReader {
  readonly parentName: string | null;
  readonly childFirstName: string | null;
  readonly language: Language;
}

/** To somebody who has no account yet: in the language that was chosen for them. Answers the mail's id. */
export async function sendInvitationMail(
  server: Server,
  scope: Scope,
  { email, parentName, childFirstName, language }: InvitationReader & { readonly email: string },
  { link, expiresAt }: MadeLink,
): Promise<number> {
  const center = await nameOfCenter(scope);
  const reader = { parentName, childFirstName, language };
  return queueMail(server, scope, email, {
    language,
    subject: translate(language, '{{center}} invites you', { center }),
    ...invitationWords(reader, { center, expiresAt, now: scope.now }),
    action: { label: translate(language, 'Create your account'), link },
    from: center,
  });
}

/** What an invitation says, by mail and on paper. */
export const invitationWords = (
  { parentName, childFirstName: child, language }: InvitationReader,
  { center, expiresAt, now }: { readonly center: string; readonly expiresAt: Date; readonly now: Date },
) => ({
  greeting: parentName ? translate(language, 'Hello {{name}},', { name: parentName }) : translate(language, 'Hello,'),
  paragraphs: [
    child
      ? translate(
          language,
          "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.",
          {
            center,
            child,
          },
        )
      : translate(
          language,
          "{{center}} invites you to follow your child's day: attendance, daily reports and messages.",
          { center },
        ),
    validity(language, expiresAt, now),
  ],
});
