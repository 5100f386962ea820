import { mutation, query } from '#web/lib/api.ts';

export const offers = query('GET /api/offers');
export const offersOfInquiry = (inquiryId: number) => query('GET /api/offers', { query: { inquiryId } });
export const offerChoices = query('GET /api/offers/choices');
export const offerRooms = (asked: { inquiryChildId: number; from: string; slots: string }) =>
  query('GET /api/offers/rooms', { query: asked });
export const offerPrice = (asked: { from: string; slots: string; plans: string }) =>
  query('GET /api/offers/price', { query: asked });

export const makeOffer = mutation('POST /api/offers', 'offers');
export const endOffer = mutation('POST /api/offers/:id/end', 'offers');
export const acceptOffer = mutation('POST /api/offers/:id/accept', 'offers');
export const noteBirth = mutation('POST /api/offers/:id/birth', 'offers');
export const askNext = mutation('POST /api/offers/:id/next', 'offers');
export const returnDeposit = mutation('POST /api/offers/:id/deposit/return', 'offers');
export const changeOfferSettings = mutation('PUT /api/offers/settings', 'offers');

export const familyOffers = (token: string) => query('GET /api/join/inquiries/:token/offers', { params: { token } });
export const acceptFamilyOffer = mutation('POST /api/join/inquiries/:token/offers/:id/accept');
export const declineFamilyOffer = mutation('POST /api/join/inquiries/:token/offers/:id/decline');
export const payDeposit = mutation('POST /api/join/inquiries/:token/offers/:id/deposit');
