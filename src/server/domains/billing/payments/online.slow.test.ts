import { test } from 'vitest';
import { providerEventsHold } from '#testing/properties/provider-events.ts';
import { startScene } from '#testing/scene.ts';
import { startStripe } from '#testing/stripe.ts';

// Each of a family in a center of its own: with ten thousand payments every one would take longer than the one before.
test.each(Array.from({ length: 10 }, (_, n) => n + 1))(
  'events in a thousand orders book each payment and refund once: %i of 10',
  async () => {
    const stripe = await startStripe();
    const scene = await startScene({ config: { stripe: stripe.settings } });
    try {
      const parent = await scene.parentOf(await scene.newFamily());
      await providerEventsHold(scene, parent, stripe, { numRuns: 1_000 });
    } finally {
      await scene.stop();
      await stripe.stop();
    }
  },
);
