import { useMutation } from '@tanstack/react-query';
import { resendInvitation } from '../../../../domains/invitations/queries.ts';
import type { Invitation } from '../../../../domains/invitations/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { toast } from '../../../../ui/toast.ts';

/** Mails an invitation's link again, or makes it valid anew where no child is chosen yet. */
export function useResend(): (invitation: Invitation) => void {
  const { t } = useTranslation();
  const { mutate } = useMutation(resendInvitation);
  return ({ id }) =>
    mutate(
      { params: { id } },
      {
        onSuccess: ({ isMailed, message }) =>
          toast({
            variant: 'success',
            title: t(isMailed ? 'invitations.dialog.sent' : 'invitations.renewed'),
            description: message,
          }),
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('shell.error'),
            description: reasonOf(error, t('invitations.resendFailed')),
          }),
      },
    );
}
