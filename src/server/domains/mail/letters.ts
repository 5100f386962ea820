import type { Audience } from '#contract/kernel/access.ts';
import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { MailServer } from '#server/kernel/mail/transport.ts';
import type { Server } from '#server/server.ts';

/** To whose account it is: somebody at the center was shown the link that opens it. */
export async function sendShownMail(
  server: Server,
  scope: Scope,
  { audience, id }: { readonly audience: Audience; readonly id: number },
  { firstName, email }: { readonly firstName: string; readonly email: string },
): Promise<void> {
  const language = await languageOf(scope, audience, id);
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, 'A link to your account was read'),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(
        language,
        'Your center cannot send mail, so somebody there opened the link to your account to hand it to you.',
      ),
      translate(language, 'If you did not ask for it, please speak with your center.'),
    ],
    from: await nameOfCenter(scope),
  });
}

interface Change {
  /** Who did it. */
  readonly name: string;
  readonly before: MailServer | null;
  /** null: mail is kept from now on. */
  readonly after: MailServer | null;
}

/**
 * To somebody who manages the center: its mail goes out by another server, which reads the links that open accounts. By
 * the server that it went out by before, so that whoever changes it cannot keep it to themselves.
 */
export async function sendServerChanged(
  server: Server,
  scope: Scope,
  { id, firstName, email }: { readonly id: number; readonly firstName: string; readonly email: string },
  { name, before, after }: Change,
): Promise<void> {
  const language = await languageOf(scope, 'staff', id);
  const center = await nameOfCenter(scope);
  const letter = {
    language,
    subject: translate(language, after ? 'Mail goes out by another server' : 'Mail is no longer sent'),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      after
        ? translate(language, '{{name}} set that mail of {{center}} goes out by {{server}}.', {
            name,
            center,
            server: `${after.host}:${after.port}`,
          })
        : translate(language, '{{name}} took the mail server of {{center}} away. Mail is kept under Settings → Mail.', {
            name,
            center,
          }),
      translate(
        language,
        'If you did not expect this, sign in and look at Settings → Mail at once: links that open accounts go out by mail.',
      ),
    ],
    from: center,
  };
  await queueMail(server, scope, email, letter, { by: before });
}
