import { useMutation } from '@tanstack/react-query';
import { deletePhoto } from '../../../../domains/gallery/queries.ts';
import type { Photo } from '../../../../domains/gallery/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type DeletePhotoProps = { photo: Photo; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a photo is deleted (seed 001 section 5). */
export function DeletePhoto({ photo, open, onOpenChange }: DeletePhotoProps) {
  const { t } = useTranslation();
  const { mutate: remove, isPending } = useMutation(deletePhoto);
  const confirm = () =>
    remove(
      { params: { id: photo.id } },
      {
        onSuccess: () =>
          toast({
            title: t('galleryManagement.success'),
            description: t('galleryManagement.delete.deleted'),
            variant: 'success',
          }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('galleryManagement.delete.failed')),
            variant: 'error',
          }),
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('galleryManagement.delete.title')}
      confirmLabel={t('galleryManagement.delete.confirm')}
      cancelLabel={t('galleryManagement.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      <p className="wrap-anywhere font-medium text-ink">{photo.title}</p>
      <p className="mt-1">{t('galleryManagement.delete.question')}</p>
    </ConfirmDialog>
  );
}
