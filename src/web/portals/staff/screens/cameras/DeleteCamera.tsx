import { useMutation } from '@tanstack/react-query';
import { deleteCamera } from '../../../../domains/cameras/queries.ts';
import type { StaffCamera } from '../../../../domains/cameras/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type DeleteCameraProps = { camera: StaffCamera; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a camera is deleted (seed 000 section 5). */
export function DeleteCamera({ camera: { id, name }, open, onOpenChange }: DeleteCameraProps) {
  const { t } = useTranslation();
  const { mutate: remove, isPending } = useMutation(deleteCamera);
  const confirm = () =>
    remove(
      { params: { id } },
      {
        onSuccess: () => toast({ title: t('cameras.delete.deleted'), variant: 'success' }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('cameras.delete.failed')),
            variant: 'error',
          }),
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cameras.delete.question', { name })}
      confirmLabel={t('cameras.delete.confirm')}
      cancelLabel={t('cameras.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      {t('cameras.delete.text')}
    </ConfirmDialog>
  );
}
