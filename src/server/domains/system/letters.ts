import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { languageOf } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';

/** To somebody who manages the installation's only center: for so many nights there was no backup. */
export async function sendBackupsFail(
  server: Server,
  scope: Scope,
  { id, firstName, email }: { readonly id: number; readonly firstName: string; readonly email: string },
  nights: number,
): Promise<void> {
  const language = await languageOf(scope, 'staff', id);
  await queueMail(server, scope, email, {
    language,
    subject: translate(language, 'The backup failed'),
    greeting: translate(language, 'Hello {{name}},', { name: firstName }),
    paragraphs: [
      translate(
        language,
        'For {{count}} nights no backup of Larkhouse succeeded. If the computer failed now, what was recorded since would be lost.',
        {
          count: nights,
        },
      ),
      translate(
        language,
        'Please tell whoever looks after the computer: the command “npm run doctor” says why, and what to do.',
      ),
    ],
    from: await nameOfCenter(scope),
  });
}
