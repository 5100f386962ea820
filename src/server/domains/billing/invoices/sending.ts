import type { Scope } from '#server/db/scope.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { invoiceNumber, todayOf } from '../accounts/ledger.ts';
import { mailAgencyInvoice } from './letters.ts';
import { type Payer, payers } from './run-queries.ts';

export interface Told {
  readonly id: number;
  readonly number: number;
  readonly accountId: number;
  readonly total: number;
  readonly dueOn: string;
}

/** Whether a payer can be told of an invoice: a parent finds it in the portal, an agency is reached by mail alone (billing-11). */
const isReached = ({ guardianId, isInPortal, email }: Payer, canMail: boolean): boolean =>
  guardianId !== null ? isInPortal : email !== null && canMail;

/** Accounts of a list whose payers can be told. */
export async function reachedAccounts(
  server: Server,
  scope: Scope,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const canMail = (await server.mailServers.of(scope)) !== null;
  const all = await scope.all(payers(accountIds));
  return new Set(all.filter((payer) => isReached(payer, canMail)).map(({ id }) => id));
}

/** Refuses (409) to tell somebody who can't be told, and says what to do instead. */
export async function refuseUnreached(server: Server, scope: Scope, accountId: number): Promise<void> {
  const payer = await scope.one(payers([accountId]));
  if (isReached(payer, (await server.mailServers.of(scope)) !== null)) return;
  const { name } = payer;
  if (payer.guardianId !== null)
    throw conflict(
      '{{name}} is not in the parent portal yet. Save the invoice as a PDF and send it yourself, or invite them first.',
      { name },
    );
  throw payer.email === null
    ? conflict(
        'There is no email of {{name}}. Save the invoice as a PDF and send it yourself, or enter an email first.',
        {
          name,
        },
      )
    : conflict(
        'Mail is not set up. Save the invoice as a PDF and send it to {{name}} yourself, or set up mail first.',
        {
          name,
        },
      );
}

/** Tells payers of their invoices: parents as they chose it, agencies by mail; who can't be told is left out. */
export async function sendInvoices(
  server: Server,
  scope: Scope,
  invoices: readonly Told[],
  event: 'issued' | 'due' | 'overdue',
): Promise<void> {
  const ids = invoices.map(({ accountId }) => accountId);
  const who = new Map((await scope.all(payers(ids))).map((payer) => [payer.id, payer]));
  const canMail = (await server.mailServers.of(scope)) !== null;
  const date = await todayOf(scope);
  for (const { id, accountId, number, total, dueOn } of invoices) {
    const payer = who.get(accountId);
    if (payer?.guardianId && payer.isInPortal) {
      const recipients = { people: [{ kind: 'parent', id: payer.guardianId } as const] };
      await notify(scope, { kind: 'invoice', event, recipients, about: { id, date } });
    } else if (payer?.email && canMail) {
      const to = { name: payer.name, email: payer.email };
      await mailAgencyInvoice(server, scope, to, { number: invoiceNumber(number), total, dueOn, event });
    }
  }
}
