import { slotsRead } from '#contract/planning-choices.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Serve } from '#server/http/serve.ts';
import { acceptOffer, noteBirth, returnDeposit } from './accept-commands.ts';
import { askNext, changeOfferSettings, endOffer, lockedOffer, makeOffer } from './commands.ts';
import { listOffers, offerChoices, priceFor, readOffer, roomsFor } from './read.ts';

export function offerRoutes(serve: Serve): void {
  serve('GET /api/offers', ({ scope, query }) => listOffers(scope, query.inquiryId));
  serve('GET /api/offers/choices', ({ scope }) => offerChoices(scope));
  // A year of a large center takes seconds to count.
  serve.heavy('GET /api/offers/rooms', ({ act, query: { slots, ...asked } }) =>
    act((scope) => roomsFor(scope, { ...asked, slots: slotsRead(slots) })),
  );
  serve('GET /api/offers/price', ({ scope, query: { from, slots, plans } }) =>
    priceFor(scope, plans ? plans.split(',').map(Number) : [], from, slotsRead(slots)),
  );
  serve('POST /api/offers', async ({ scope, server, body }) => readOffer(scope, await makeOffer(server, scope, body)));
  serve('POST /api/offers/:id/end', ({ scope, server, params, body }) =>
    answered(scope, params.id, async (offer) => endOffer(server, scope, offer, body)),
  );
  serve('POST /api/offers/:id/accept', ({ scope, server, params, body }) =>
    answered(scope, params.id, (offer) => acceptOffer(server, scope, offer, body.total)),
  );
  serve('POST /api/offers/:id/birth', ({ scope, server, params, body }) =>
    answered(scope, params.id, (offer) => noteBirth(server, scope, offer, body)),
  );
  serve('POST /api/offers/:id/next', async ({ scope, server, params }) =>
    readOffer(scope, await askNext(server, scope, await lockedOffer(scope, params.id))),
  );
  serve('POST /api/offers/:id/deposit/return', async ({ scope, params, body }) =>
    returnDeposit(scope, await lockedOffer(scope, params.id), body.reason),
  );
  serve('PUT /api/offers/settings', ({ scope, body }) => changeOfferSettings(scope, body));
}

async function answered(
  scope: Scope,
  id: number,
  work: (offer: Awaited<ReturnType<typeof lockedOffer>>) => Promise<void>,
) {
  await work(await lockedOffer(scope, id));
  return readOffer(scope, id);
}
