import { mutation } from '#web/lib/api.ts';

export const editGuardianship = mutation('PATCH /api/guardianships/:id', 'children');
export const endGuardianship = mutation('DELETE /api/guardianships/:id', 'children', 'parents');
