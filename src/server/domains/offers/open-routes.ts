import { throughLink } from '#server/domains/admissions/family.ts';
import type { Serve } from '#server/http/serve.ts';
import { acceptOffer } from './accept-commands.ts';
import { endOffer, lockedOffer } from './commands.ts';
import { payDeposit } from './paying.ts';
import { familyOffers } from './read.ts';

/** What families do with an offer by the link to their inquiry. */
export function familyOfferRoutes(serve: Serve): void {
  serve.open('GET /api/join/inquiries/:token/offers', ({ server, request, params }) =>
    throughLink(server, { token: params.token, address: request.ip }, (scope, inquiryId) =>
      familyOffers(server, scope, inquiryId),
    ),
  );
  serve.open('POST /api/join/inquiries/:token/offers/:id/accept', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, inquiryId) => {
      await acceptOffer(server, scope, await lockedOffer(scope, params.id, inquiryId), body.total);
      return familyOffers(server, scope, inquiryId);
    }),
  );
  serve.open('POST /api/join/inquiries/:token/offers/:id/decline', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, inquiryId) => {
      const offer = await lockedOffer(scope, params.id, inquiryId);
      await endOffer(server, scope, offer, { as: 'declined', reason: body.reason });
      return familyOffers(server, scope, inquiryId);
    }),
  );
  serve.open('POST /api/join/inquiries/:token/offers/:id/deposit', ({ server, request, params }) =>
    payDeposit(server, { token: params.token, address: request.ip }, params.id),
  );
}
