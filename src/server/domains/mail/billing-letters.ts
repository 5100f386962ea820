import { sql } from 'kysely';
import type { Scope } from '../../db/scope.ts';
import type { Server } from '../../server.ts';
import { say } from '../../words/say.ts';
import { queueMail } from './commands.ts';

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
  const { center } = await scope.one(sql<{ center: string }>`select name as center from center`);
  const language = 'en';
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(invoice.total / 100);
  const { number, dueOn: date } = invoice;
  await queueMail(server, scope, to.email, {
    language,
    subject: say(language, 'Invoice {{number}} of {{center}}', { number, center }),
    greeting: say(language, 'Hello {{name}},', { name: to.name }),
    paragraphs: [
      invoice.event === 'issued'
        ? say(language, 'Invoice {{number}} comes to {{amount}} and is due on {{date}}.', { number, amount, date })
        : say(language, 'Invoice {{number}} of {{amount}} was due on {{date}} and is not paid in full.', {
            number,
            amount,
            date,
          }),
      say(language, 'Please write {{number}} with your payment.', { number }),
    ],
    from: center,
  });
}
