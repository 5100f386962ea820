import { useMutation } from '@tanstack/react-query';
import { fullName } from '../../../../domains/children/rules.ts';
import { resetParentTwoStep } from '../../../../domains/parents/queries.ts';
import type { ParentAccount } from '../../../../domains/parents/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type ResetTwoStepDialogProps = { account: ParentAccount; onClose(): void };

/** For a parent who lost phone and recovery codes: says what the reset means before it happens. */
export function ResetTwoStepDialog({ account, onClose }: ResetTwoStepDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(resetParentTwoStep);
  const name = fullName(account);
  const confirm = () =>
    mutate(
      { params: { id: account.id } },
      {
        onSuccess: () => {
          toast({ variant: 'success', title: t('parents.twoStep.done'), description: name });
          onClose();
        },
        onError: (error) =>
          toast({
            variant: 'error',
            title: t('shell.error'),
            description: reasonOf(error, t('parents.twoStep.failed')),
          }),
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('parents.twoStep.title', { name })}
      confirmLabel={t('parents.twoStep.confirm')}
      cancelLabel={t('parents.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {t('parents.twoStep.text', { name })}
    </ConfirmDialog>
  );
}
