import { mutation, query } from '../../lib/api.ts';

export const roles = query('GET /api/roles');

export const setCapabilities = mutation('PUT /api/roles/:id/capabilities', 'GET /api/roles', 'GET /api/auth/status');
