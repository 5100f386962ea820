import { resendInvitation } from '#web/domains/guardians/invitations/queries.ts';
import type { Invitation } from '#web/domains/guardians/invitations/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Mails an invitation's link again, or makes it valid anew where no child is chosen yet. */
export function useResend(): (invitation: Invitation) => void {
  const { t } = useTranslation();
  const { run } = useAction(resendInvitation, {
    done: ({ isMailed, message }) => ({
      title: t(isMailed ? 'common.invitationSent' : 'guardiansInvitations.renewed'),
      description: message,
    }),
    failed: t('common.failedToSendInvitation'),
  });
  return ({ id }) => run({ params: { id } });
}
