import { useMutation } from '@tanstack/react-query';
import { type Child, fullName } from '../../../../../domains/children/rules.ts';
import { endGuardianship } from '../../../../../domains/guardians/queries.ts';
import type { Guardian } from '../../../../../domains/guardians/rules.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../../ui/toast.ts';

type EndRightsProps = { child: Child; guardian: Guardian; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a guardian's rights over a child end. */
export function EndRights({ child, guardian: { guardianshipId, name }, open, onOpenChange }: EndRightsProps) {
  const { t } = useTranslation();
  const { mutate: end, isPending } = useMutation(endGuardianship);
  const confirm = () =>
    end(
      { params: { id: guardianshipId } },
      {
        onSuccess: () => {
          toast({
            title: t('children.guardians.ending.ended', { name, child: fullName(child) }),
            variant: 'success',
          });
          onOpenChange(false);
        },
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('children.guardians.ending.failed')),
            variant: 'error',
          }),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('children.guardians.ending.title', { name })}
      confirmLabel={t('children.guardians.ending.confirm')}
      cancelLabel={t('children.guardians.ending.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {t('children.guardians.ending.text', { name, child: fullName(child) })}
    </ConfirmDialog>
  );
}
