import { mutation } from '../../lib/api.ts';

export const editGuardianship = mutation('PATCH /api/guardianships/:id', 'GET /api/children/:id/profile');
export const endGuardianship = mutation(
  'DELETE /api/guardianships/:id',
  'GET /api/children',
  'GET /api/children/:id/profile',
  'GET /api/parent-accounts',
);
