import type { Scope } from '#server/db/scope.ts';
import { notify } from '#server/kernel/notify/notify.ts';
import type { Server } from '#server/server.ts';
import { invoiceNumber, todayOf } from '../accounts/ledger.ts';
import { mailAgencyInvoice } from './letters.ts';
import { payers } from './run-queries.ts';

export interface Told {
  readonly id: number;
  readonly number: number;
  readonly accountId: number;
  readonly total: number;
  readonly dueOn: string;
}

/** Tells payers of their invoices: parents as they chose it, agencies by mail. */
export async function sendInvoices(
  server: Server,
  scope: Scope,
  invoices: readonly Told[],
  event: 'issued' | 'due' | 'overdue',
): Promise<void> {
  const ids = invoices.map(({ accountId }) => accountId);
  const who = new Map((await scope.all(payers(ids))).map((payer) => [payer.id, payer]));
  const date = await todayOf(scope);
  for (const { id, accountId, number, total, dueOn } of invoices) {
    const payer = who.get(accountId);
    if (payer?.guardianId) {
      const recipients = { people: [{ kind: 'parent', id: payer.guardianId } as const] };
      await notify(scope, { kind: 'invoice', event, recipients, about: { id, date } });
    } else if (payer?.email) {
      const to = { name: payer.name, email: payer.email };
      await mailAgencyInvoice(server, scope, to, { number: invoiceNumber(number), total, dueOn, event });
    }
  }
}
