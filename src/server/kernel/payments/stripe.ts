import type Stripe from 'stripe';
import type { StripeSettings } from '#server/config.ts';
import { type AskedPayment, BadSignature, type Outcome, type Payer, type PaymentProvider } from './provider.ts';
import { providerEventOf } from './stripe-events.ts';

const TIMEOUT_MS = 20_000;

/** Stripe as the provider of payments. Its library is loaded when the first payment is asked for. */
export function openStripe(settings: StripeSettings): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const stripe = () => {
    opened ??= connect(settings);
    return opened;
  };

  return {
    async startPayment(payer, { saveMethod, ...asked }, back) {
      const api = await stripe();
      const customer = await customerOf(api, payer);
      const metadata = metadataOf(payer, asked);
      const session = await api.checkout.sessions.create(
        {
          mode: 'payment',
          customer,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: asked.amount,
                product_data: { name: asked.description },
              },
            },
          ],
          payment_intent_data: {
            metadata,
            description: asked.description,
            ...(saveMethod && { setup_future_usage: 'off_session' as const }),
          },
          metadata: { ...metadata, larkhouse_save: saveMethod ? 'yes' : 'no' },
          success_url: back.done,
          cancel_url: back.canceled,
        },
        { idempotencyKey: `checkout-${payer.centerId}-${asked.id}` },
      );
      return { url: urlOf(session), customer };
    },

    async startSaving(payer, back) {
      const api = await stripe();
      const customer = await customerOf(api, payer);
      const session = await api.checkout.sessions.create({
        mode: 'setup',
        currency: 'usd',
        customer,
        metadata: { ...metadataOf(payer), larkhouse_save: 'yes' },
        success_url: back.done,
        cancel_url: back.canceled,
      });
      return { url: urlOf(session), customer };
    },

    async forgetMethod(method) {
      await (await stripe()).paymentMethods.detach(method);
    },

    async charge(payer, asked) {
      const api = await stripe();
      return charged(
        api.paymentIntents.create(
          {
            amount: asked.amount,
            currency: 'usd',
            customer: await customerOf(api, payer),
            payment_method: payer.method,
            off_session: true,
            confirm: true,
            description: asked.description,
            metadata: metadataOf(payer, asked),
          },
          { idempotencyKey: `autopay-${payer.centerId}-${asked.id}` },
        ),
      );
    },

    async refund(payment, amount, key) {
      const api = await stripe();
      const refund = await api.refunds.create({ payment_intent: payment, amount }, { idempotencyKey: key });
      if (refund.status === 'failed' || refund.status === 'canceled') throw new Error('Stripe did not refund');
      return { refund: refund.id };
    },

    async readEvent(body, signature) {
      const api = await stripe();
      let event: Stripe.Event;
      try {
        event = api.webhooks.constructEvent(body, signature, settings.webhookSecret);
      } catch {
        throw new BadSignature();
      }
      return providerEventOf(api, event);
    },
  };
}

async function connect({ secretKey, url }: StripeSettings): Promise<Stripe> {
  const { default: Api } = await import('stripe');
  const at = url === undefined ? null : new URL(url);
  return new Api(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      protocol: at.protocol === 'http:' ? 'http' : 'https',
      ...(at.port && { port: at.port }),
    }),
  });
}

/** One customer for each payer's account, also when two ask at once. */
async function customerOf(api: Stripe, payer: Payer): Promise<string> {
  if (payer.customer !== null) return payer.customer;
  const customer = await api.customers.create(
    { name: payer.name, ...(payer.email !== null && { email: payer.email }), metadata: metadataOf(payer) },
    { idempotencyKey: `customer-${payer.centerId}-${payer.accountId}` },
  );
  return customer.id;
}

const metadataOf = ({ centerId, accountId }: Payer, asked?: AskedPayment) => ({
  larkhouse_center: String(centerId),
  larkhouse_account: String(accountId),
  ...(asked && { larkhouse_payment: String(asked.id) }),
});

function urlOf({ url }: Stripe.Checkout.Session): string {
  if (!url) throw new Error('Stripe answered a session without an address');
  return url;
}

async function charged(asking: Promise<Stripe.PaymentIntent>): Promise<Outcome> {
  try {
    const { id, status } = await asking;
    if (status === 'succeeded') return { status: 'succeeded', payment: id };
    if (status === 'processing') return { status: 'pending', payment: id };
    return { status: 'failed', payment: id, failure: status };
  } catch (error) {
    const { type, code, payment_intent: intent } = error as Partial<Stripe.errors.StripeCardError>;
    // A card that is declined is an answer; anything else may still have been charged, and is asked again.
    if (type !== 'StripeCardError') throw error;
    return { status: 'failed', payment: intent?.id ?? null, failure: code ?? 'declined' };
  }
}
