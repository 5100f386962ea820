import { mutation, query } from '#web/lib/api.ts';

export const staff = query('GET /api/staff');

export const dutiesOf = (id: number, from?: string) =>
  query('GET /api/staff/:id/duties', { params: { id }, ...(from && { query: { from } }) });
export const forgottenDuties = query('GET /api/staff/forgotten-duties');

export const addStaffMember = mutation('POST /api/staff', 'staff');
export const editStaffMember = mutation('PATCH /api/staff/:id', 'staff');
export const switchDuty = mutation('PUT /api/staff/:id', 'staff');
export const removeStaffMember = mutation('DELETE /api/staff/:id', 'staff');
export const makeActivationLink = mutation('POST /api/staff/:id/activation-link', 'mail');
export const deactivateStaffMember = mutation('POST /api/staff/:id/deactivate', 'staff');
export const reactivateStaffMember = mutation('POST /api/staff/:id/reactivate', 'staff');

export const addDuty = mutation('POST /api/staff/:id/duties', 'staff');
export const correctDuty = mutation('PATCH /api/staff/:id/duties/:dutyId', 'staff');
export const strikeOutDuty = mutation('POST /api/staff/:id/duties/:dutyId/void', 'staff');
