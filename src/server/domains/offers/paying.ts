import { type Opening, throughLink } from '#server/domains/admissions/family.ts';
import { depositsOf } from '#server/domains/billing/deposits/queries.ts';
import { payByLink } from '#server/domains/billing/payments/checkout.ts';
import { nameOfCenter } from '#server/kernel/center/name.ts';
import { conflict } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { lockedOffer } from './commands.ts';
import { openDeposit } from './read.ts';

/** Begins to pay a deposit online; nothing is booked before the provider's event comes. */
export async function payDeposit(server: Server, opening: Opening, offerId: number): Promise<{ url: string }> {
  const asked = await throughLink(server, opening, async (scope, inquiryId) => {
    const { childId } = await lockedOffer(scope, offerId, inquiryId);
    const open = childId === null ? null : openDeposit(await scope.all(depositsOf([childId])), childId);
    if (!open) throw conflict('Nothing is due at the moment');
    const { center } = await scope.opened;
    return { centerId: center.id, ...open, description: await nameOfCenter(scope) };
  });
  const page = `${server.address.origin()}/inquiry/${opening.token}`;
  return payByLink(server, asked, { done: page, canceled: page });
}
