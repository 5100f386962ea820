import { mutation, query } from '#web/lib/api.ts';

export const setupState = query('GET /api/setup');

export const signIn = mutation('POST /api/auth/login');
export const setUp = mutation('POST /api/setup', 'setup');

export const accountLink = (token: string) => query('GET /api/account-links/:token', { params: { token } });

/** Mails a reset link; the answer never says whether there is such an account. */
export const requestReset = {
  staff: mutation('POST /api/auth/forgot'),
  parent: mutation('POST /api/parent-accounts/forgot'),
};
export const setPassword = mutation('POST /api/account-links/:token');

export const checkPassword = mutation('POST /api/passwords/check');
