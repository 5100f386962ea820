import { useMutation } from '@tanstack/react-query';
import { changePhoto } from '#web/domains/children/edit-queries.ts';
import { type Child, fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useUpload } from '#web/lib/useUpload.ts';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';
import { usePictureInput } from '#web/ui/usePictureInput.tsx';

/** The ways to give a child a photo, another one, or none. */
export function ChildPhoto({ child }: { child: Child }) {
  const { t } = useTranslation();
  const { mutateAsync: change } = useMutation(changePhoto);
  const upload = useUpload();
  const name = fullName(child);
  const { run: save, isPending } = useAction(
    {
      /** `null` takes the photo away; `false`: it was left before it had arrived. */
      mutationFn: async (file: File | null): Promise<boolean> => {
        const put = (filePath: string | null) => change({ params: { id: child.id }, body: { filePath } });
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
  return (
    <div className="-ms-3.25 mt-1 flex flex-wrap gap-x-1">
      {picture.input}
      <Button
        variant="quiet"
        size="small"
        busy={isPending}
        busyLabel={t('childrenManagement.photo.saving')}
        onClick={picture.open}
      >
        {t(child.photoUrl ? 'childrenManagement.photo.change' : 'childrenManagement.photo.add')}
      </Button>
      {child.photoUrl && (
        <Button variant="quiet" size="small" onClick={ask}>
          {t('childrenManagement.photo.remove')}
        </Button>
      )}
    </div>
  );
}
