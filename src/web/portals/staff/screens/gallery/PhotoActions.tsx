import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { changePhoto } from '../../../../domains/gallery/queries.ts';
import type { Photo } from '../../../../domains/gallery/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { toast } from '../../../../ui/toast.ts';

type PhotoActionsProps = {
  photo: Photo;
  onEdit(photo: Photo): void;
  onEditNear(): void;
  onDelete(photo: Photo): void;
};

export function PhotoActions({ photo, onEdit, onEditNear, onDelete }: PhotoActionsProps) {
  const { t } = useTranslation();
  const { mutate: change, isPending } = useMutation(changePhoto);
  const toggle = () => {
    if (isPending) return;
    change(
      { params: { id: photo.id }, body: { isVisible: !photo.isVisible } },
      {
        onSuccess: ({ isVisible }) =>
          toast({
            title: t('galleryManagement.success'),
            description: isVisible ? t('galleryManagement.nowVisible') : t('galleryManagement.nowHidden'),
            variant: 'success',
          }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('galleryManagement.visibilityFailed')),
            variant: 'error',
          }),
      },
    );
  };
  return (
    <span className="flex justify-end gap-1">
      <IconButton
        label={
          photo.isVisible
            ? t('galleryManagement.hide', { title: photo.title })
            : t('galleryManagement.show', { title: photo.title })
        }
        onClick={toggle}
      >
        {photo.isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <IconButton
        label={t('galleryManagement.edit.button', { title: photo.title })}
        onPointerEnter={onEditNear}
        onFocus={onEditNear}
        onClick={() => onEdit(photo)}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        className="text-attention-ink"
        label={t('galleryManagement.delete.button', { title: photo.title })}
        onClick={() => onDelete(photo)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
