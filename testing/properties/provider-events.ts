import fc from 'fast-check';
import type { Client } from '../client.ts';
import type { Scene } from '../scene.ts';
import type { FakeStripe } from '../stripe.ts';

/** What Stripe may tell of one payment; a payment that failed first may still succeed. */
const TOLD = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'refund.created', 'refund.updated'] as const;
const PAID = 10_000;
const BACK = 1500;

const event = fc.record({
  type: fc.constantFrom(...TOLD),
  /** An event sent again, or another one of equal content. */
  isRepeated: fc.boolean(),
  at: fc.nat(3),
});

/** Whatever order events come in and however often, one payment and one refund are booked, once both were told of. */
export async function providerEventsHold(
  scene: Scene,
  parent: Client,
  stripe: FakeStripe,
  { numRuns }: { numRuns: number },
): Promise<void> {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 8 }), fc.boolean(), async (events, atOnce) => {
      run += 1;
      const begun = await parent.post('/api/parent/billing/checkout', { amount: PAID });
      if (begun.status !== 200) throw new Error(`The checkout answered ${begun.status}`);
      const intent = stripe.pay();
      const refund = {
        id: `re_${run}`,
        object: 'refund',
        payment_intent: intent.id,
        amount: BACK,
        status: 'succeeded',
      };
      const tell = ({ type, isRepeated, at }: { type: string; isRepeated: boolean; at: number }) => {
        const object = type.startsWith('refund') ? refund : intent;
        const options = isRepeated ? { id: `evt_${run}_${type}_${at}` } : {};
        return stripe.tell(scene.larkhouse.origin, type, object, options);
      };
      const last = TOLD.map((type) => ({ type, isRepeated: false, at: 0 }));
      const statuses: number[] = [];
      if (atOnce) statuses.push(...(await Promise.all([...events, ...last].map(tell))));
      else for (const one of [...events, ...last]) statuses.push(await tell(one));
      if (statuses.some((status) => status !== 200)) throw new Error(`Stripe was answered ${statuses.join(' ')}`);
      const booked = await scene.rows<{ kind: string; amount: number }>(
        `select t.kind, t.amount::int as amount from ledger_transaction t
         where t.source_key in ('online:' || $1, 'online-refund:' || $2) order by t.id`,
        intent.id,
        refund.id,
      );
      const expected = JSON.stringify([
        { kind: 'payment', amount: -PAID },
        { kind: 'refund', amount: BACK },
      ]);
      if (JSON.stringify(booked) !== expected) throw new Error(`Booked: ${JSON.stringify(booked)}`);
    }),
    { numRuns },
  );
}
