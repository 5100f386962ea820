import { mutation, query } from '../../lib/api.ts';

export const invitations = query('GET /api/parent-invitations');

/** Inviting also fills the child's contact fields that were still to be collected. */
export const inviteParent = mutation(
  'POST /api/parent-invitations',
  'GET /api/parent-invitations',
  'GET /api/children',
  'GET /api/children/:id/profile',
);
export const tieInvitation = mutation(
  'PATCH /api/parent-invitations/:id',
  'GET /api/parent-invitations',
  'GET /api/children',
  'GET /api/children/:id/profile',
);
export const resendInvitation = mutation('POST /api/parent-invitations/:id/resend', 'GET /api/parent-invitations');
export const revokeInvitation = mutation('POST /api/parent-invitations/:id/revoke', 'GET /api/parent-invitations');

/** What a registration link is for, by either of its two forms. */
export const invitedBy = (code: string) => query('GET /api/parent-registration/verify/:code', { params: { code } });
export const invitedWithChild = (token: string, childId: string) =>
  query('GET /api/parent-registration/verify/:token/:childId', { params: { token, childId } });

export const registerParent = mutation('POST /api/parent-accounts/register');
export const acceptInvitation = mutation('POST /api/parent-accounts/accept-invitation', 'GET /api/parent/child-data');
