import { mutation, query } from '../../lib/api.ts';

export const children = query('GET /api/children');
export const rooms = query('GET /api/rooms');

export const enrollChild = mutation('POST /api/children', 'GET /api/children', 'GET /api/dashboard/stats');
export const confirmConsents = mutation('POST /api/children/:id/consents', 'GET /api/children/:id/consents');
