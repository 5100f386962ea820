import type { Domain } from '#server/kernel/domain.ts';
import { familyBookingRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { bookingRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'bookings',
  topics: ['bookings'],
  routes: [familyBookingRoutes, bookingRoutes],
  retention,
};
