import { afterAll, beforeAll, expect, test } from 'vitest';
import { effectsIn } from '#testing/effects/seen.ts';
import { type Asking, offerStage } from '#testing/offer-stage.ts';
import { type FakeStripe, startStripe } from '#testing/stripe.ts';

let stripe: FakeStripe;
const options = { config: {} };
beforeAll(async () => {
  stripe = await startStripe();
  options.config = { stripe: stripe.settings };
});
afterAll(() => stripe.stop());
const { now } = offerStage(options);

const pay = (family: Asking, id: number) =>
  now().stranger.post<{ url: string }>(`/api/join/inquiries/${family.token}/offers/${id}/deposit`, {});

test('a family pays its deposit online by its link, and is asked for what is left (offers-11)', async () => {
  const family = await now().ask();
  const offer = await now().offered(family, { deposit: 50_000 });
  await now().accept(family, offer);
  expect(await now().seen(family)).toMatchObject({ isOnline: true, offers: [{ openDeposit: 50_000 }] });
  let url = '';
  const told = await effectsIn(now().scene, async () => {
    ({ url } = (await pay(family, offer.id)).body);
  });
  expect(url).toMatch(/^http/);
  expect(told).toContainEqual(expect.stringMatching(/^audit begin payment: online_payment .*"amount":50000/));
  const intent = stripe.pay();
  await stripe.tell(now().scene.larkhouse.origin, 'payment_intent.succeeded', intent);
  expect(await now().seen(family)).toMatchObject({ offers: [{ openDeposit: 0 }] });
  expect((await pay(family, offer.id)).status).toBe(409);
});
