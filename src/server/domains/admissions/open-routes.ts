import type { Serve } from '#server/http/serve.ts';
import { familyInquiry, throughLink, withdrawInquiry } from './family.ts';
import { wantLetters } from './letter-commands.ts';
import { joinPage, receiveInquiry } from './receive.ts';
import { bookTour, cancelTour, tourOfFamily } from './tour-commands.ts';
import { familyTours } from './tour-read.ts';
import { changeWish, confirmWaiting, pauseChild } from './upkeep-commands.ts';

/** What families call without an account: the public page, and their inquiry by the link that was mailed to them. */
export function joinRoutes(serve: Serve): void {
  serve.open('GET /api/join', ({ server, query }) => joinPage(server, query.center));
  serve.open('POST /api/join', async ({ server, request, query, body }) => {
    const { website = '', consent: _, ...said } = body;
    await receiveInquiry(server, { address: request.ip, centerId: query.center, website }, said);
    return {};
  });
  serve.open('GET /api/join/inquiries/:token', ({ server, request, params }) =>
    familyInquiry(server, { token: params.token, address: request.ip }),
  );
  serve.open('POST /api/join/inquiries/:token/erase', ({ server, request, params }) =>
    withdrawInquiry(server, { token: params.token, address: request.ip }),
  );
  serve.open('GET /api/join/inquiries/:token/tours', ({ server, request, params }) =>
    throughLink(server, { token: params.token, address: request.ip }, familyTours),
  );
  serve.open('POST /api/join/inquiries/:token/tours', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await bookTour(server, scope, id, body.slotId, 'family');
      return familyTours(scope, id);
    }),
  );
  serve.open('POST /api/join/inquiries/:token/tours/:id/cancel', ({ server, request, params }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await tourOfFamily(scope, id, params.id);
      await cancelTour(server, scope, params.id, 'family');
      return {};
    }),
  );
}

/** What a family on the waitlist says by its link. */
export function waitingRoutes(serve: Serve): void {
  serve.open('POST /api/join/inquiries/:token/confirm', ({ server, request, params }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await confirmWaiting(scope, id);
      return {};
    }),
  );
  serve.open('POST /api/join/inquiries/:token/children/:id/pause', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await pauseChild(scope, id, params.id, body.isPaused);
      return {};
    }),
  );
  serve.open('PUT /api/join/inquiries/:token/children/:id/wish', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await changeWish(scope, id, params.id, body);
      return {};
    }),
  );
  serve.open('POST /api/join/inquiries/:token/letters', ({ server, request, params, body }) =>
    throughLink(server, { token: params.token, address: request.ip }, async (scope, id) => {
      await wantLetters(scope, id, body.isWanted);
      return {};
    }),
  );
}
