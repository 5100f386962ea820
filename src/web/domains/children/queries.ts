import { mutation, query } from '../../lib/api.ts';

export const children = query('GET /api/children');
export const childProfile = (id: number) => query('GET /api/children/:id/profile', { params: { id } });

export const enrollChild = mutation('POST /api/children', 'GET /api/children', 'GET /api/dashboard/stats');
export const editChild = mutation(
  'PATCH /api/children/:id',
  'GET /api/children',
  'GET /api/children/:id/profile',
  'GET /api/rooms/ratios',
);
export const changePhoto = mutation(
  'PUT /api/children/:id/photo',
  'GET /api/children',
  'GET /api/children/:id/profile',
);
/** An open stay ends with it. */
export const removeChild = mutation(
  'DELETE /api/children/:id',
  'GET /api/children',
  'GET /api/attendance',
  'GET /api/dashboard/stats',
  'GET /api/rooms/ratios',
);
export const confirmConsents = mutation(
  'POST /api/children/:id/consents',
  'GET /api/children',
  'GET /api/children/:id/profile',
);
export const revokeConsent = mutation('POST /api/children/:id/consents/:form/revoke', 'GET /api/children/:id/profile');
