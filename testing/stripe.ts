import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const WEBHOOK_SECRET = 'whsec_testing1234';

interface Intent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount_received: number;
  readonly currency: 'usd';
  readonly status: string;
  readonly payment_method: string;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Stands where Stripe would: takes the official library's calls, keeps what was made, and signs what it tells. */
export interface FakeStripe {
  readonly settings: { secretKey: string; webhookSecret: string; url: string };
  /** Calls as they came, 'POST /v1/refunds', with their forms. */
  readonly calls: { readonly call: string; readonly form: URLSearchParams; readonly key: string | undefined }[];
  /** The payment of the newest checkout, as if it had been made on Stripe's page. */
  pay(): Intent;
  /** Sends an event to the webhook, signed; `secret` for a forged one. */
  tell(origin: string, type: string, object: unknown, options?: { id?: string; secret?: string }): Promise<number>;
  /** The next charge of a saved method is declined. */
  declineNext(): void;
  stop(): Promise<void>;
}

export async function startStripe(): Promise<FakeStripe> {
  const calls: { call: string; form: URLSearchParams; key: string | undefined }[] = [];
  const intents = new Map<string, Intent>();
  const answers = new Map<string, unknown>();
  let declines = false;
  const intentFrom = (form: URLSearchParams, prefix: string, amount: number): Intent => {
    const metadata = metadataIn(form, prefix);
    const intent = { id: `pi_${randomUUID()}`, object: 'payment_intent', currency: 'usd' } as const;
    const made = { ...intent, amount_received: amount, status: 'succeeded', payment_method: 'pm_card', metadata };
    intents.set(made.id, made);
    return made;
  };
  const answer = (call: string, form: URLSearchParams): [number, unknown] => {
    if (call === 'POST /v1/customers') return [200, { id: 'cus_1', object: 'customer' }];
    if (call === 'POST /v1/checkout/sessions')
      return [200, { id: 'cs_1', object: 'checkout.session', url: 'https://checkout.test/cs_1' }];
    if (call === 'POST /v1/refunds') return [200, { id: `re_${randomUUID()}`, status: 'succeeded' }];
    if (call === 'POST /v1/payment_intents') {
      if (!declines) return [200, intentFrom(form, '', Number(form.get('amount')))];
      declines = false;
      return [402, { error: { type: 'card_error', code: 'card_declined', message: 'Declined' } }];
    }
    if (call.startsWith('GET /v1/payment_intents/')) return [200, intents.get(call.split('/').at(-1) ?? '')];
    if (call.startsWith('GET /v1/setup_intents/')) return [200, { id: 'seti_1', payment_method: 'pm_card' }];
    if (call.includes('/v1/payment_methods/'))
      return [200, { id: 'pm_card', type: 'card', card: { brand: 'visa', last4: '4242' } }];
    return [404, { error: { type: 'invalid_request_error', message: `No ${call}` } }];
  };
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    const key = header(request, 'idempotency-key');
    calls.push({ call, form, key });
    const known = key === undefined ? undefined : answers.get(`${call} ${key}`);
    const [status, body] = known === undefined ? answer(call, form) : [200, known];
    if (status === 200 && request.method === 'POST' && key !== undefined) answers.set(`${call} ${key}`, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await listening(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { secretKey: 'sk_test_12345678', webhookSecret: WEBHOOK_SECRET, url },
    calls,
    pay: () => {
      const form = calls.findLast(({ call }) => call === 'POST /v1/checkout/sessions')?.form ?? new URLSearchParams();
      return intentFrom(form, 'payment_intent_data', Number(form.get('line_items[0][price_data][unit_amount]')));
    },
    tell: async (origin, type, object, { id = `evt_${randomUUID()}`, secret = WEBHOOK_SECRET } = {}) => {
      const body = JSON.stringify({ id, object: 'event', type, data: { object } });
      const at = Math.floor(Date.now() / 1000);
      const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      const response = await fetch(`${origin}/api/payments/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
        body,
      });
      await response.arrayBuffer();
      return response.status;
    },
    declineNext: () => {
      declines = true;
    },
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

const listening = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const header = (request: IncomingMessage, name: string) => request.headers[name]?.toString();

function metadataIn(form: URLSearchParams, prefix: string): Record<string, string> {
  const start = prefix ? `${prefix}[metadata][` : 'metadata[';
  return Object.fromEntries(
    [...form].filter(([name]) => name.startsWith(start)).map(([name, value]) => [name.slice(start.length, -1), value]),
  );
}
