import type { Serve } from '#server/http/serve.ts';
import { familyInquiry, withdrawInquiry } from './family.ts';
import { joinPage, receiveInquiry } from './receive.ts';

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
}
