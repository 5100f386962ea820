import { revokeInvitation } from '#web/domains/guardians/invitations/queries.ts';
import { addresseeOf, type Invitation } from '#web/domains/guardians/invitations/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before an invitation is taken back. */
export function useRevoke() {
  const { t } = useTranslation();
  const { run } = useAction(revokeInvitation, { failed: t('guardiansInvitations.revoking.failed') });
  return (invitation: Invitation) => {
    const { id } = invitation;
    const email = addresseeOf(invitation);
    confirmDelete({
      title: t('guardiansInvitations.revoking.title', { email }),
      text: t('guardiansInvitations.revoking.text'),
      label: t('guardiansInvitations.revoking.confirm'),
      cancel: t('guardiansInvitations.revoking.cancel'),
      doDelete: () =>
        run(
          { params: { id } },
          {
            done: {
              title: t('guardiansInvitations.revoking.done'),
              description: t('guardiansInvitations.revoking.doneText', { email }),
            },
          },
        ),
    });
  };
}
