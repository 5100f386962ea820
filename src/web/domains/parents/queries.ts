import { mutation, query } from '../../lib/api.ts';

export const parentAccounts = query('GET /api/parent-accounts');
export const deactivateParent = mutation('POST /api/parent-accounts/:id/deactivate', 'GET /api/parent-accounts');
export const reactivateParent = mutation('POST /api/parent-accounts/:id/reactivate', 'GET /api/parent-accounts');

export const signInParent = mutation('POST /api/parent-accounts/login');

/** The signed-in parent's children: the first one, and all of them. */
export const childData = query('GET /api/parent/child-data');
