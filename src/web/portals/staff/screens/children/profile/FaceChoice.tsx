import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { usePictureInput } from '#web/ui/usePictureInput.tsx';

type FaceChoiceProps = {
  /** Whose photo it is. */
  name: string;
  hasPhoto: boolean;
  /** Several stand on one screen: each button says whose it is. */
  isOneOfMany?: boolean;
  /** Keeps the picture of an upload, or none (null). */
  put(filePath: string | null): Promise<unknown>;
};

/** The ways to give somebody a photo, another one, or none. */
export function FaceChoice({ name, hasPhoto, isOneOfMany, put }: FaceChoiceProps) {
  const { t } = useTranslation();
  const upload = useUpload();
  const { run: save, isPending } = useAction(
    {
      /** `null` takes the photo away; `false`: it was left before it had arrived. */
      mutationFn: async (file: File | null): Promise<boolean> => {
        if (file) return upload.send(file, (stored) => put(stored.filePath));
        await put(null);
        return true;
      },
    },
    {
      done: (isKept, file) =>
        isKept ? t(file ? 'childrenManagement.photo.saved' : 'childrenManagement.photo.removed', { name }) : undefined,
      failed: t('childrenManagement.photo.failed'),
    },
  );
  const picture = usePictureInput((file) => void save(file));
  const ask = () =>
    confirmDelete({
      title: t('childrenManagement.photo.removeTitle', { name }),
      text: t('childrenManagement.photo.removeText'),
      label: t('childrenManagement.photo.remove'),
      cancel: t('childrenManagement.photo.keep'),
      doDelete: () => save(null),
    });
  const labelled = (key: 'add' | 'change' | 'remove') =>
    isOneOfMany && {
      'aria-label': t('childrenManagement.photo.of', { action: t(`childrenManagement.photo.${key}`), name }),
    };
  const way = hasPhoto ? 'change' : 'add';
  return (
    <div className="-ms-3.25 mt-1 flex flex-wrap gap-x-1">
      {picture.input}
      <Button
        variant="quiet"
        size="small"
        busy={isPending}
        busyLabel={t('childrenManagement.photo.saving')}
        onClick={picture.open}
        {...labelled(way)}
      >
        {t(`childrenManagement.photo.${way}`)}
      </Button>
      {hasPhoto && (
        <Button variant="quiet" size="small" onClick={ask} {...labelled('remove')}>
          {t('childrenManagement.photo.remove')}
        </Button>
      )}
    </div>
  );
}
