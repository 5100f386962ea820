import { queryOptions } from '@tanstack/react-query';
import { call, mutation, query, type ReplyOf } from '#web/lib/api.ts';
import { download } from '#web/lib/download.ts';
import { type InvitedChild, isUnderWay, type LinkParts } from './rules.ts';

export const invitations = query('GET /api/parent-invitations');

/** Guardians without an account and without an open invitation. */
export const uninvitedGuardians = query('GET /api/uninvited-guardians');

/** Guardians who were invited together, newest first. */
export const invitationRounds = query('GET /api/invitation-rounds');

type Polled = { state: { data: ReplyOf<'GET /api/invitation-rounds/:id'> | undefined } };
/** One of them with its invitations; asked for again while some are still to be made or mailed. */
export const invitationRound = (id: number) => ({
  ...query('GET /api/invitation-rounds/:id', { params: { id } }),
  refetchInterval: ({ state: { data } }: Polled) => (data && isUnderWay(data) ? POLL_MS : (false as const)),
});
const POLL_MS = 2000;

export const beginRound = mutation('POST /api/invitation-rounds', 'parents');
export const retryRound = mutation('POST /api/invitation-rounds/:id/retry', 'parents', 'mail');
export const printLetters = {
  mutationFn: (id: number) => download('GET /api/invitation-rounds/:id/letters', { params: { id } }),
};

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
