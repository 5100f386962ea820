import { queryOptions } from '@tanstack/react-query';
import { call, mutation, query } from '#web/lib/api.ts';
import type { InvitedChild, LinkParts } from './rules.ts';

export const invitations = query('GET /api/parent-invitations');

/** Inviting also fills the child's contact fields that were still to be collected. */
export const inviteParent = mutation('POST /api/parent-invitations', 'parents');
export const tieInvitation = mutation('PATCH /api/parent-invitations/:id', 'parents');
export const resendInvitation = mutation('POST /api/parent-invitations/:id/resend', 'parents');
export const revokeInvitation = mutation('POST /api/parent-invitations/:id/revoke', 'parents');

/** What a registration link is for, by either of its two forms; not kept once nobody looks at it. */
export const invitedBy = (link: LinkParts) =>
  queryOptions({
    queryKey: ['registration link', link],
    queryFn: ({ signal }): Promise<InvitedChild> =>
      link.kind === 'code'
        ? call('GET /api/parent-registration/verify/:code', { params: { code: link.code } }, signal)
        : call(
            'GET /api/parent-registration/verify/:token/:childId',
            { params: { token: link.code, childId: link.childId } },
            signal,
          ),
    gcTime: 0,
  });

export const registerParent = mutation('POST /api/parent-accounts/register');
export const acceptInvitation = mutation('POST /api/parent-accounts/accept-invitation', 'parents');
