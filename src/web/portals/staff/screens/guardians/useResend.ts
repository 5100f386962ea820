import { resendInvitation } from '#web/domains/guardians/invitations/queries.ts';
import type { Invitation, InvitationSent } from '#web/domains/guardians/invitations/rules.ts';
import { useSentNotice } from '#web/domains/guardians/invitations/useSentNotice.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** Mails an invitation's link again, or makes it valid anew. `onReady`: no mail brings it, so that it is handed on. */
export function useResend(onReady: (invitation: Invitation, sent: InvitationSent) => void) {
  const { t } = useTranslation();
  const notice = useSentNotice();
  const { run } = useAction(resendInvitation, { failed: t('common.failedToSendInvitation') });
  return (invitation: Invitation) =>
    run(
      { params: { id: invitation.id } },
      {
        done: (sent) =>
          sent.isOpen ? notice(sent) : { title: t('guardiansInvitations.renewed'), description: sent.message },
        onDone: (sent) => sent.isOpen && !sent.isMailed && onReady(invitation, sent),
      },
    );
}
