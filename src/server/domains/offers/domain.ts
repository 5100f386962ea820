import type { Domain } from '#server/kernel/domain.ts';
import { askNextOnList, expireOffers } from './jobs.ts';
import { freeOfInquiries, keepOffered, moveToKept } from './listening.ts';
import { familyOfferRoutes } from './open-routes.ts';
import { offerRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'offers',
  topics: ['offers'],
  routes: [offerRoutes, familyOfferRoutes],
  tasks: { 'ask-next': askNextOnList },
  routines: [{ name: 'expire-offers', cron: '*/5 * * * *', run: expireOffers }],
  listens: [keepOffered, freeOfInquiries, moveToKept],
};
