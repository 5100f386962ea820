import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { InvitationSent } from './rules.ts';

/** What is told of an invitation that was made: 'Invitation Sent' only where mail is on its way (guardians-8). */
export function useSentNotice() {
  const { t } = useTranslation();
  return ({ isMailed, message }: InvitationSent) => ({
    title: t(isMailed ? 'common.invitationSent' : 'guardiansInvitations.ready'),
    description: message,
  });
}
