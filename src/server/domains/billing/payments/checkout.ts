import { inCenter } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Act } from '#server/http/serve.ts';
import { acting, parent } from '#server/kernel/access/rules.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { conflict, HttpError, invalid } from '#server/kernel/http-error.ts';
import type { Back, PaymentProvider } from '#server/kernel/payments/provider.ts';
import type { Server } from '#server/server.ts';
import { accountFor } from '../accounts/commands.ts';
import { todayOf, touchPayers } from '../accounts/ledger.ts';
import { accountRow } from '../accounts/queries.ts';
import { invoicesOfAccount } from '../invoices/queries.ts';
import { offeredPlans } from '../plans/queries.ts';
import {
  clearMethod,
  insertOnlinePayment,
  onlinePayer,
  type PayerRow,
  setAutopay,
  setCustomer,
} from './online-queries.ts';

export interface Checkout {
  readonly due?: boolean | undefined;
  readonly amount?: number | undefined;
  readonly planId?: number | null | undefined;
  readonly includeRegistrationFee?: boolean | undefined;
  readonly saveMethod?: boolean | undefined;
}

/**
 * Begins a payment at the provider: nothing is booked before its event comes. 422 'Please select a plan' where nothing to pay is
 * named; 503 without a provider (billing-5).
 */
export async function checkout(server: Server, act: Act, wish: Checkout): Promise<{ url: string }> {
  const own = await payerBehind(server, act);
  const { asked, payer } = await own.act(async (scope) => {
    const { amount, description } = await toPay(scope, own.accountId, wish);
    providerOf(server);
    const id = await askPayment(scope, own.accountId, amount);
    return { asked: { id, amount, description }, payer: await scope.one(onlinePayer(own.accountId)) };
  });
  return atProvider(server, own, payer, (provider, who) =>
    provider.startPayment(who, { ...asked, saveMethod: wish.saveMethod ?? false }, backOf(server, 'paid')),
  );
}

/** Begins a payment of an account at the provider, for somebody who came by a link and not by signing in; nothing is booked yet. */
export async function payByLink(
  server: Server,
  { centerId, accountId, ...asked }: { centerId: number; accountId: number; amount: number; description: string },
  back: Back,
): Promise<{ url: string }> {
  providerOf(server);
  const own = {
    centerId,
    accountId,
    act: <T>(work: (scope: Scope) => Promise<T>) => inCenter(server, { centerId }, work),
  };
  const { id, payer } = await own.act(async (scope) => ({
    id: await askPayment(scope, accountId, asked.amount),
    payer: await scope.one(onlinePayer(accountId)),
  }));
  return atProvider(server, own, payer, (provider, who) =>
    provider.startPayment(who, { id, ...asked, saveMethod: false }, back),
  );
}

async function askPayment(scope: Scope, billingAccountId: number, amount: number): Promise<number> {
  const { id } = await scope.one(
    insertOnlinePayment({ billingAccountId, invoiceId: null, amount, createdAt: scope.now }),
  );
  audit(scope, { action: 'begin payment', entity: 'online_payment', ids: [id], after: { amount } });
  return id;
}

/** Begins to save a method, or another one. */
export async function savePaymentMethod(server: Server, act: Act): Promise<{ url: string }> {
  providerOf(server);
  const own = await payerBehind(server, act);
  const payer = await own.act((scope) => scope.one(onlinePayer(own.accountId)));
  return atProvider(server, own, payer, (provider, who) => provider.startSaving(who, backOf(server, 'saved')));
}

/** Forgets the saved method here and at the provider. */
export async function forgetPaymentMethod(server: Server, act: Act): Promise<void> {
  const own = await payerBehind(server, act);
  const { method } = await own.act(async (scope) => {
    const payer = await scope.one(onlinePayer(own.accountId));
    await scope.count(clearMethod(own.accountId));
    audit(scope, { action: 'forget payment method', entity: 'billing_account', ids: [own.accountId] });
    await touchPayers(scope, [own.accountId]);
    return payer;
  });
  // What is forgotten here is never charged again, whether or not the provider hears of it.
  if (method !== null) await server.payments?.forgetMethod(method).catch(() => undefined);
}

/** Lets each coming invoice be charged on its due day, or stops that. */
export async function switchAutopay(server: Server, act: Act, enabled: boolean): Promise<{ autopay: boolean }> {
  const own = await payerBehind(server, act);
  await own.act(async (scope) => {
    const changed = await scope.count(setAutopay(own.accountId, enabled ? scope.now : null));
    if (enabled && changed === 0) throw conflict('Save a payment method first');
    audit(scope, {
      action: 'switch automatic payment',
      entity: 'billing_account',
      ids: [own.accountId],
      after: { enabled },
    });
    await touchPayers(scope, [own.accountId]);
  });
  return { autopay: enabled };
}

interface OwnAccount {
  readonly centerId: number;
  readonly accountId: number;
  /** Work on the books of this account: parents can't write there themselves. */
  readonly act: Act;
}

async function payerBehind(server: Server, act: Act): Promise<OwnAccount> {
  const { centerId, guardianId } = await act(async (scope) => ({
    centerId: (await scope.opened).center.id,
    guardianId: (await acting(scope, parent)).id,
  }));
  const as = { kind: 'parent', id: guardianId } as const;
  const inBooks: Act = (work) => inCenter(server, { centerId, as }, work);
  return { centerId, accountId: await inBooks((scope) => accountFor(scope, guardianId)), act: inBooks };
}

async function toPay(scope: Scope, accountId: number, { due, amount, planId, includeRegistrationFee }: Checkout) {
  const { name } = await scope.one(accountRow(accountId, await todayOf(scope)));
  if (due) {
    const invoices = await scope.all(invoicesOfAccount(accountId, await todayOf(scope)));
    const open = invoices.reduce((sum, invoice) => sum + invoice.open, 0);
    if (open === 0) throw conflict('Nothing is due at the moment');
    return { amount: open, description: name };
  }
  if (amount !== undefined) return { amount, description: name };
  const plans = await scope.all(offeredPlans());
  const plan = plans.find(({ id, kind }) => id === planId && kind === 'tuition');
  if (!plan) throw invalid({ planId: 'Please select a plan' });
  const fee = includeRegistrationFee ? plans.find(({ kind }) => kind === 'fee') : undefined;
  const description = [plan, ...(fee ? [fee] : [])].map((one) => one.name).join(' + ');
  return { amount: (plan.amount ?? 0) + (fee?.amount ?? 0), description };
}

async function atProvider(
  server: Server,
  own: OwnAccount,
  payer: PayerRow,
  begin: (
    provider: PaymentProvider,
    who: Parameters<PaymentProvider['startSaving']>[0],
  ) => Promise<{ url: string; customer: string }>,
): Promise<{ url: string }> {
  const { name, email, customer } = payer;
  const who = { centerId: own.centerId, accountId: own.accountId, name, email, customer };
  const begun = await begin(providerOf(server), who).catch((error: unknown) => {
    if (error instanceof HttpError) throw error;
    server.log.warn({ err: error }, 'the payment provider did not answer');
    throw unavailable();
  });
  await own.act((scope) => scope.count(setCustomer(own.accountId, begun.customer)));
  return { url: begun.url };
}

function providerOf({ payments }: Server): PaymentProvider {
  if (!payments) throw unavailable();
  return payments;
}

const unavailable = () =>
  new HttpError(503, 'Payment processing is currently unavailable. Please contact support.', { retryAfterSeconds: 60 });

function backOf(server: Server, done: string) {
  const page = `${server.address.origin()}/parent-dashboard?view=billing`;
  return { done: `${page}&payment=${done}`, canceled: `${page}&payment=canceled` };
}
