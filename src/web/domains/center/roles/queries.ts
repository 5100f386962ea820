import { mutation, query } from '#web/lib/api.ts';

export const roles = query('GET /api/roles');

export const setCapabilities = mutation('PUT /api/roles/:id/capabilities', 'center');
