import type { Domain } from '#server/kernel/domain.ts';
import { endOfEnrollment, endOfOpenDays, endOfSchedule } from './ending.ts';
import { familyBookingRoutes } from './parent-routes.ts';
import { retention } from './retention.ts';
import { askForPlacesAgain } from './returns.ts';
import { bookingRoutes } from './staff-routes.ts';

export const domain: Domain = {
  name: 'bookings',
  topics: ['bookings'],
  routes: [familyBookingRoutes, bookingRoutes],
  listens: [endOfSchedule, endOfEnrollment, endOfOpenDays, askForPlacesAgain],
  retention,
};
