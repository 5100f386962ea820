import { mutation } from '#web/lib/api.ts';

export const confirmConsents = mutation('POST /api/children/:id/consents', 'children');
export const recordConsents = mutation('POST /api/children/consents', 'children');
export const revokeConsent = mutation('POST /api/children/:id/consents/:form/revoke', 'children');
