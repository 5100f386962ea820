import { useMutation } from '@tanstack/react-query';
import { fullName } from '../../../../domains/children/rules.ts';
import { deactivateParent, reactivateParent } from '../../../../domains/parents/queries.ts';
import type { ParentAccount } from '../../../../domains/parents/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type AccountSwitchDialogProps = { account: ParentAccount; onClose(): void };

/** Says what shutting a parent out, or letting them in again, means before it happens. */
export function AccountSwitchDialog({ account, onClose }: AccountSwitchDialogProps) {
  const { t } = useTranslation();
  const deactivate = useMutation(deactivateParent);
  const reactivate = useMutation(reactivateParent);
  const { mutate, isPending } = account.isActive ? deactivate : reactivate;
  const words = account.isActive ? 'parents.deactivation' : 'parents.reactivation';
  const name = fullName(account);
  const children = account.children.map(fullName).join(', ');

  const confirm = () =>
    mutate(
      { params: { id: account.id } },
      {
        onSuccess: () => {
          toast({ variant: 'success', title: t(`${words}.done`), description: t(`${words}.doneText`, { name }) });
          onClose();
        },
        onError: (error) =>
          toast({ variant: 'error', title: t('shell.error'), description: reasonOf(error, t(`${words}.failed`)) }),
      },
    );

  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`${words}.title`, { name })}
      confirmLabel={t(`${words}.confirm`)}
      cancelLabel={t('parents.cancel')}
      danger={account.isActive}
      busy={isPending}
      onConfirm={confirm}
    >
      {!account.isActive && !children
        ? t('parents.reactivation.textWithoutChildren', { name })
        : t(`${words}.text`, { name, children })}
    </ConfirmDialog>
  );
}
