import { mutation, query } from '../../lib/api.ts';

export const centerSettings = query('GET /api/center/settings');
export const closures = query('GET /api/center/closures');
export const roomSettings = query('GET /api/center/rooms');
export const paymentDetails = query('GET /api/center/payment-details');

export const changeDetails = mutation(
  'PATCH /api/center/details',
  'GET /api/center/settings',
  'GET /api/center',
  'GET /api/auth/status',
);
export const changeLogo = mutation('PUT /api/center/logo', 'GET /api/center/settings', 'GET /api/auth/status');
export const setHours = mutation('PUT /api/center/hours', 'GET /api/center/settings', 'GET /api/center/status');
export const changeRules = mutation('PATCH /api/center/rules', 'GET /api/center/settings');
export const setWeatherPlace = mutation(
  'PUT /api/center/weather',
  'GET /api/center/settings',
  'GET /api/center/status',
);
export const changePayment = mutation('PATCH /api/center/payment-details', 'GET /api/center/payment-details');
export const addClosure = mutation('POST /api/center/closures', 'GET /api/center/closures', 'GET /api/center/status');
export const removeClosure = mutation(
  'DELETE /api/center/closures',
  'GET /api/center/closures',
  'GET /api/center/status',
);
export const addRoom = mutation('POST /api/rooms', 'GET /api/center/rooms', 'GET /api/rooms');
/** Rooms are named wherever children and staff are listed. */
export const changeRoom = mutation(
  'PATCH /api/rooms/:id',
  'GET /api/center/rooms',
  'GET /api/rooms',
  'GET /api/rooms/ratios',
  'GET /api/children',
  'GET /api/staff',
  'GET /api/attendance',
);
export const orderRooms = mutation('PUT /api/rooms/order', 'GET /api/center/rooms', 'GET /api/rooms');
export const removeRoom = mutation('DELETE /api/rooms/:id', 'GET /api/center/rooms', 'GET /api/rooms');
export const sendTestMail = mutation('POST /api/center/mail-test');
