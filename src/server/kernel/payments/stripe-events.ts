import type Stripe from 'stripe';
import type { ProviderEvent } from './provider.ts';

/** What an event of Stripe says to us; null where it is of no concern, or about a payment that is not ours. */
export async function providerEventOf(api: Stripe, event: Stripe.Event): Promise<ProviderEvent | null> {
  const { id } = event;
  if (event.type === 'payment_intent.succeeded') {
    const intent = event.data.object;
    const about = ofIntent(id, intent);
    return about && { ...about, kind: 'paid', amount: intent.amount_received };
  }
  if (event.type === 'payment_intent.payment_failed') {
    const intent = event.data.object;
    const about = ofIntent(id, intent);
    return about && { ...about, kind: 'failed', failure: intent.last_payment_error?.code ?? 'failed' };
  }
  if (event.type === 'checkout.session.completed') return saved(api, id, event.data.object);
  if (event.type === 'refund.created' || event.type === 'refund.updated' || event.type === 'refund.failed') {
    return refunded(api, id, event.data.object);
  }
  if (event.type === 'charge.dispute.closed' && event.data.object.status === 'lost') {
    const { amount } = event.data.object;
    const intent = await intentOf(api, event.data.object.payment_intent);
    const about = intent && ofIntent(id, intent);
    return about && { ...about, kind: 'lost', paid: intent.amount_received, amount };
  }
  return null;
}

async function refunded(api: Stripe, id: string, refund: Stripe.Refund): Promise<ProviderEvent | null> {
  const intent = await intentOf(api, refund.payment_intent);
  const about = intent && ofIntent(id, intent);
  if (!about) return null;
  if (refund.status === 'failed' || refund.status === 'canceled')
    return { ...about, kind: 'refund-failed', refund: refund.id };
  return { ...about, kind: 'refunded', paid: intent.amount_received, refund: refund.id, amount: refund.amount };
}

/** A method that was saved, by itself or along with a payment. */
async function saved(api: Stripe, id: string, session: Stripe.Checkout.Session): Promise<ProviderEvent | null> {
  const payer = payerOf(session.metadata);
  const customer = idOf(session.customer);
  if (!payer || !customer || session.metadata?.larkhouse_save !== 'yes') return null;
  const method =
    session.mode === 'setup'
      ? idOf((await api.setupIntents.retrieve(idOf(session.setup_intent) ?? '')).payment_method)
      : idOf((await intentOf(api, session.payment_intent))?.payment_method);
  if (!method) return null;
  const label = labelOf(await api.paymentMethods.retrieve(method));
  return { id, ...payer, kind: 'saved', customer, method, label };
}

function ofIntent(id: string, { id: payment, metadata, currency }: Stripe.PaymentIntent) {
  const payer = payerOf(metadata);
  const asked = Number(metadata.larkhouse_payment);
  return payer && asked > 0 && currency === 'usd' ? { id, ...payer, payment, asked } : null;
}

function payerOf(metadata: Stripe.Metadata | null) {
  const centerId = Number(metadata?.larkhouse_center);
  const accountId = Number(metadata?.larkhouse_account);
  return centerId > 0 && accountId > 0 ? { centerId, accountId } : null;
}

const intentOf = async (api: Stripe, intent: string | Stripe.PaymentIntent | null) => {
  const id = idOf(intent);
  return id ? api.paymentIntents.retrieve(id) : null;
};

const idOf = (object: string | { id: string } | null | undefined): string | null =>
  typeof object === 'string' ? object : (object?.id ?? null);

function labelOf({ type, card, us_bank_account: bank }: Stripe.PaymentMethod): string {
  const [name, last] = card ? [card.brand, card.last4] : [bank?.bank_name ?? type, bank?.last4];
  return last ? `${name} ···· ${last}` : (name ?? type);
}
