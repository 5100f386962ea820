import { useMutation } from '@tanstack/react-query';
import { revokeInvitation } from '../../../../domains/invitations/queries.ts';
import type { Invitation } from '../../../../domains/invitations/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type RevokeDialogProps = { invitation: Invitation; onClose(): void };

export function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const { mutate: revoke, isPending } = useMutation(revokeInvitation);
  const confirm = () =>
    revoke(
      { params: { id } },
      {
        onSuccess: () => {
          toast({
            variant: 'success',
            title: t('invitations.revoking.done'),
            description: t('invitations.revoking.doneText', { email }),
          });
          onClose();
        },
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('shell.error'),
            description: reasonOf(error, t('invitations.revoking.failed')),
          }),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('invitations.revoking.title', { email })}
      confirmLabel={t('invitations.revoking.confirm')}
      cancelLabel={t('invitations.revoking.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {t('invitations.revoking.text')}
    </ConfirmDialog>
  );
}
