import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import type { MadeLink } from '#server/kernel/links/links.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import { wholeHours } from '#server/kernel/mail/validity.ts';
import type { Server } from '#server/server.ts';

export async function sendResetMail(
  server: Server,
  scope: Scope,
  { audience, id, firstName, email }: { audience: Audience; id: number; firstName: string; email: string },
  { link, expiresAt }: MadeLink,
): Promise<void> {
  const center = await nameOfCenter(scope);
  const language = await languageOf(scope, audience, id);
  const letter = {
    language,
    subject: translate(language, 'Set a new password'),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(
        language,
        'Somebody asked for a new password for your account. The link works once, within {{count}} hours.',
        { count: wholeHours(expiresAt, scope.now) },
      ),
      translate(language, 'If it was not you, you need not do anything: your password stays as it is.'),
    ],
    action: { label: translate(language, 'Set a new password'), link },
    from: center,
  };
  await queueMail(server, scope, email, letter, { opens: { audience, id } });
}
