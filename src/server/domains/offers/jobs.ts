import { inCenter } from '#server/db/open-scope.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Routine, Task } from '#server/kernel/jobs/tasks.ts';
import { askNext, expireOffer, lockedOffer } from './commands.ts';
import { overdueOffers } from './queries.ts';
import { stateAt } from './rules.ts';

/** Ends the offers whose time has run out, each by itself: whoever accepts at this moment comes before, and keeps the place, or is told. */
export const expireOffers: Routine['run'] = async ({ server, centerId }) => {
  const overdue = await inCenter(server, { centerId }, (scope) => scope.all(overdueOffers(scope.now)));
  for (const { id } of overdue)
    await unlessGone(() =>
      inCenter(server, { centerId }, async (scope) => {
        const offer = await lockedOffer(scope, id);
        if (offer.state === 'open' && stateAt(offer, scope.now) === 'expired') await expireOffer(server, scope, offer);
      }),
    );
};

/** Offers a place that is free again to the next on the waitlist; where nobody fits, or the place is taken meanwhile, staff see it. */
export const askNextOnList: Task = async ({ server, centerId, input }) => {
  const { offerId } = input as { readonly offerId: number };
  await unlessGone(() =>
    inCenter(server, { centerId }, async (scope) => {
      await askNext(server, scope, await lockedOffer(scope, offerId));
    }),
  );
};

/** What was erased or answered meanwhile needs nothing more. */
async function unlessGone(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
}
