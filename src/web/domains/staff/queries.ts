import { mutation, query, type Reads } from '../../lib/api.ts';

export const staff = query('GET /api/staff');

const STALE = ['GET /api/staff', 'GET /api/dashboard/stats', 'GET /api/rooms/ratios'] as const satisfies Reads[];

export const addStaffMember = mutation('POST /api/staff', ...STALE);
export const editStaffMember = mutation('PATCH /api/staff/:id', ...STALE);
export const switchDuty = mutation('PUT /api/staff/:id', ...STALE);
export const removeStaffMember = mutation('DELETE /api/staff/:id', ...STALE);
export const makeActivationLink = mutation('POST /api/staff/:id/activation-link', 'GET /api/mail');
export const deactivateStaffMember = mutation('POST /api/staff/:id/deactivate', ...STALE);
export const reactivateStaffMember = mutation('POST /api/staff/:id/reactivate', ...STALE);
