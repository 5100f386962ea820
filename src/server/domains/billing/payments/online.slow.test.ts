import { afterAll, beforeAll, test } from 'vitest';
import { providerEventsHold } from '#testing/properties/provider-events.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { type FakeStripe, startStripe } from '#testing/stripe.ts';

let stripe: FakeStripe;
let scene: Scene;
beforeAll(async () => {
  stripe = await startStripe();
  scene = await startScene({ config: { stripe: stripe.settings } });
});
afterAll(async () => {
  await scene.stop();
  await stripe.stop();
});

test('events in ten thousand orders books each payment and refund once', async () => {
  const parent = await scene.parentOf(await scene.newFamily());
  await providerEventsHold(scene, parent, stripe, { numRuns: 10_000 });
});
