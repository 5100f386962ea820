import type { Scope } from '#server/db/scope.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { moneyIn } from '#server/kernel/documents/money.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { queueMail } from '#server/kernel/mail/queue.ts';
import type { Server } from '#server/server.ts';

/** Tells an agency, which has no account to sign in to, of an invoice. It is a business letter: no child is named. */
export async function mailAgencyInvoice(
  server: Server,
  scope: Scope,
  to: { readonly name: string; readonly email: string },
  invoice: {
    readonly number: string;
    readonly total: number;
    readonly dueOn: string;
    readonly event: 'issued' | 'due' | 'overdue';
  },
): Promise<void> {
  const center = await nameOfCenter(scope);
  const language = 'en';
  const amount = moneyIn(language)(invoice.total);
  const { number, dueOn: date } = invoice;
  await queueMail(server, scope, to.email, {
    language,
    subject: translate(language, 'Invoice {{number}} of {{center}}', { number, center }),
    greeting: translate(language, 'Hello {{name}},', { name: to.name }),
    paragraphs: [
      invoice.event === 'issued'
        ? translate(language, 'Invoice {{number}} comes to {{amount}} and is due on {{date}}.', {
            number,
            amount,
            date,
          })
        : translate(language, 'Invoice {{number}} of {{amount}} was due on {{date}} and is not paid in full.', {
            number,
            amount,
            date,
          }),
      translate(language, 'Please write {{number}} with your payment.', { number }),
    ],
    from: center,
  });
}
