import { inquiriesEnd, inquiryChildTied, inquiryMoves } from '#server/domains/admissions/hooks.ts';
import { on } from '#server/kernel/hooks.ts';
import { conflict } from '#server/kernel/http-error.ts';
import { takeBack } from '#server/kernel/notify/notify.ts';
import { currentOffer, heldBy, moveOffers, offersOf } from './queries.ts';

/** Nobody is given up to whom a place is offered. */
export const keepOffered = on(inquiryMoves, async (scope, { inquiryId, state }) => {
  if (state === 'lost' && (await scope.all(heldBy([inquiryId]))).length > 0)
    throw conflict('A place is held for this family. Withdraw the offer first.');
});

/** With an inquiry its offers go, and their places are free again. */
export const freeOfInquiries = on(inquiriesEnd, async (scope, { ids }) => {
  const offers = await scope.all(offersOf(ids));
  for (const { id } of offers) takeBack(scope, 'attendance', 'offer-ended', id);
  if (offers.length > 0) scope.touch('offers');
});

/** What was offered to a child by one inquiry is offered to it by the one that stays. */
export const moveToKept = on(inquiryChildTied, async (scope, { goneId, keptId }) => {
  if ((await scope.maybe(currentOffer(goneId))) && (await scope.maybe(currentOffer(keptId))))
    throw conflict('Both inquiries have an offer for this child. Withdraw one of them first.');
  if ((await scope.count(moveOffers(goneId, keptId))) > 0) scope.touch('offers');
});
