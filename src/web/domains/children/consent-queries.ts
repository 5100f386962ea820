import { mutation, query, type ReplyOf } from '#web/lib/api.ts';

export const confirmConsents = mutation('POST /api/children/:id/consents', 'children');
export const recordConsents = mutation('POST /api/children/consents', 'children');
export const revokeConsent = mutation('POST /api/children/:id/consents/:form/revoke', 'children');

/** As a family reads them, and takes them back. */
export const ownConsents = (childId: number) =>
  query('GET /api/parent/children/:id/consents', { params: { id: childId } });
export const withdrawOwnConsent = mutation('POST /api/parent/children/:id/consents/:form/withdraw', 'children');
export type FamilyConsent = ReplyOf<'GET /api/parent/children/:id/consents'>[number];
