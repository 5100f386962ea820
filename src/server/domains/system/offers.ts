import { challengeGone } from '#server/domains/security/challenges.ts';
import type { Server } from '#server/server.ts';

/** Of what is offered: to whom and for what, and how long it holds. */
interface Terms {
  readonly boundTo: string;
  readonly ms: number;
}

/** What somebody was just offered, sealed, for their browser to send back: nothing of it has to be kept meanwhile. */
export function makeOffer(server: Server, content: unknown, { boundTo, ms }: Terms): string {
  const until = server.clock.now().getTime() + ms;
  return server.vault.seal('backup', JSON.stringify({ until, content }), boundTo).toString('base64url');
}

/** What was offered; refused where it was offered to another, for something else, or too long ago. */
export function takeOffer<Content>(server: Server, offer: string, boundTo: string): Content {
  const { until, content } = opened<Content>(server, offer, boundTo);
  if (server.clock.now().getTime() > until) throw challengeGone();
  return content;
}

function opened<Content>({ vault }: Server, offer: string, boundTo: string): { until: number; content: Content } {
  try {
    return JSON.parse(vault.open('backup', Buffer.from(offer, 'base64url'), boundTo));
  } catch {
    throw challengeGone();
  }
}
