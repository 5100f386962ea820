import { mutation, query } from '#web/lib/api.ts';

export const centerSettings = query('GET /api/center/settings');
export const closures = query('GET /api/center/closures');
export const roomSettings = query('GET /api/center/rooms');
export const paymentDetails = query('GET /api/center/payment-details');

export const changeDetails = mutation('PATCH /api/center/details', 'center');
export const changeLogo = mutation('PUT /api/center/logo', 'center');
export const setHours = mutation('PUT /api/center/hours', 'center');
export const changeRules = mutation('PATCH /api/center/rules', 'center');
export const setWeatherPlace = mutation('PUT /api/center/weather', 'center');
export const changePayment = mutation('PATCH /api/center/payment-details', 'center');
export const addClosure = mutation('POST /api/center/closures', 'center');
export const removeClosure = mutation('DELETE /api/center/closures', 'center');
export const addRoom = mutation('POST /api/rooms', 'center');
/** Rooms are named wherever children and staff are listed. */
export const changeRoom = mutation('PATCH /api/rooms/:id', 'center', 'children', 'staff', 'attendance');
export const orderRooms = mutation('PUT /api/rooms/order', 'center');
export const removeRoom = mutation('DELETE /api/rooms/:id', 'center');
