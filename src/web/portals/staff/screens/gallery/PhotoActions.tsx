import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { changePhoto, deletePhoto } from '#web/domains/gallery/queries.ts';
import type { Photo } from '#web/domains/gallery/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';

export interface EditPhotoActions {
  onEdit(photo: Photo): void;
  /** What fetches the form a little before it is asked for. */
  readonly editNear: { onPointerEnter(): void; onFocus(): void };
}

export function PhotoActions({ photo, onEdit, editNear }: EditPhotoActions & { photo: Photo }) {
  const { t } = useTranslation();
  const { id, title } = photo;
  const { run: change, isPending } = useAction(changePhoto, {
    done: ({ isVisible }) => ({
      title: t('common.success'),
      description: t(isVisible ? 'galleryManagement.nowVisible' : 'galleryManagement.nowHidden'),
    }),
    failed: t('galleryManagement.visibilityFailed'),
  });
  const { run: remove } = useAction(deletePhoto, {
    done: { title: t('common.success'), description: t('galleryManagement.delete.deleted') },
    failed: t('galleryManagement.delete.failed'),
  });
  // Asked first (gallery-6).
  const ask = () =>
    confirmDelete({
      title: t('galleryManagement.delete.title'),
      text: (
        <>
          <p className="wrap-anywhere font-medium text-ink">{title}</p>
          <p className="mt-1">{t('galleryManagement.delete.question')}</p>
        </>
      ),
      label: t('galleryManagement.delete.confirm'),
      doDelete: () => remove({ params: { id } }),
    });
  return (
    <span className="flex justify-end gap-1">
      <IconButton
        label={t(photo.isVisible ? 'galleryManagement.hide' : 'galleryManagement.show', { title })}
        onClick={() => !isPending && change({ params: { id }, body: { isVisible: !photo.isVisible } })}
      >
        {photo.isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
      <IconButton label={t('common.editTitled', { title })} onClick={() => onEdit(photo)} {...editNear}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <MoreMenu label={t('common.moreFor', { name: title })}>
        <MenuItem danger icon={<Trash2 />} onSelect={ask}>
          {t('common.deleteTitled', { title })}
        </MenuItem>
      </MoreMenu>
    </span>
  );
}
