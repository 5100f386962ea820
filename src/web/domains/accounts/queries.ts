import { mutation, query } from '../../lib/api.ts';

export const setupState = query('GET /api/setup');

export const signIn = mutation('POST /api/auth/login');
export const setUp = mutation('POST /api/setup', 'GET /api/setup');
