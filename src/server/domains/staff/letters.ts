import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { MadeLink } from '#server/kernel/links/links.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { validity } from '#server/kernel/mail/validity.ts';
import type { Server } from '#server/server.ts';

export async function sendActivationMail(
  server: Server,
  scope: Scope,
  { id, firstName, email }: { id: number; firstName: string; email: string },
  { link, expiresAt }: MadeLink,
): Promise<void> {
  const center = await nameOfCenter(scope);
  const language = await languageOf(scope, 'staff', id);
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, 'Your account at {{center}}', { center }),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(language, 'An account was made for you at {{center}}. Choose a password to begin.', { center }),
      validity(language, expiresAt, scope.now),
    ],
    action: { label: translate(language, 'Choose a password'), link },
    from: center,
  });
}
