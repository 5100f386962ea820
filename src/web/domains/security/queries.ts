import { mutation, query, type ReplyOf } from '#web/lib/api.ts';
import type { Portal } from '#web/lib/portal.ts';

export const twoStep = query('GET /api/account/two-step');
export const sessions = query('GET /api/account/sessions');

export type TwoStepState = ReplyOf<'GET /api/account/two-step'>;
export type Session = ReplyOf<'GET /api/account/sessions'>[number];

export const changePassword = mutation('POST /api/account/password', 'account');
export const changeEmail = mutation('POST /api/account/email');
export const signOutSession = mutation('DELETE /api/account/sessions/:id', 'account');
export const signOutEverywhere = mutation('POST /api/account/sign-out-everywhere');

export const askIdentity = mutation('POST /api/account/challenge');
export const confirmIdentity = mutation('POST /api/account/confirm');

export const beginApp = mutation('POST /api/account/two-step/app');
export const confirmApp = mutation('POST /api/account/two-step/app/confirm', 'account');
export const removeApp = mutation('DELETE /api/account/two-step/app', 'account');
export const passkeyOptions = mutation('POST /api/account/passkeys/options');
export const addPasskey = mutation('POST /api/account/passkeys', 'account');
export const removePasskey = mutation('DELETE /api/account/passkeys/:id', 'account');
export const renewRecoveryCodes = mutation('POST /api/account/recovery-codes', 'account');
export const turnOff = mutation('POST /api/account/two-step/off', 'account');

export const secondStep = {
  staff: mutation('POST /api/auth/second-step'),
  parent: mutation('POST /api/parent-accounts/second-step'),
} satisfies Record<Portal, unknown>;

export const emailChange = (token: string) => query('GET /api/email-changes/:token', { params: { token } });
export const confirmEmailChange = mutation('POST /api/email-changes/:token');

export const centerPasswords = query('GET /api/center/passwords');
export const refusePasswordsFor = mutation('PUT /api/center/passwords', 'staff');

export const centerTwoStep = query('GET /api/center/two-step');
export type CenterTwoStep = ReplyOf<'GET /api/center/two-step'>;
export const requireTwoStep = mutation('PUT /api/center/two-step', 'staff');
export const resetTwoStep = mutation('POST /api/staff/:id/two-step/reset', 'staff');
