import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { MadeLink } from '#server/kernel/links/links.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { validity } from '#server/kernel/mail/validity.ts';
import type { Server } from '#server/server.ts';

/** To somebody who has no account yet, and so no language of their own. */
export async function sendInvitationMail(
  server: Server,
  scope: Scope,
  { email, parentName, childFirstName }: { email: string; parentName: string | null; childFirstName: string | null },
  { link, expiresAt }: MadeLink,
): Promise<void> {
  const center = await nameOfCenter(scope);
  const language = 'en';
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, '{{center}} invites you', { center }),
    greeting: parentName ? translate(language, 'Hello {{name}},', { name: parentName }) : translate(language, 'Hello,'),
    paragraphs: [
      childFirstName
        ? translate(
            language,
            "{{center}} invites you to follow {{child}}'s day: attendance, daily reports and messages.",
            {
              center,
              child: childFirstName,
            },
          )
        : translate(
            language,
            "{{center}} invites you to follow your child's day: attendance, daily reports and messages.",
            {
              center,
            },
          ),
      validity(language, expiresAt, scope.now),
    ],
    action: { label: translate(language, 'Create your account'), link },
    from: center,
  });
}
