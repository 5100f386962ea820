import { deleteCamera } from '#web/domains/cameras/queries.ts';
import type { StaffCamera } from '#web/domains/cameras/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

/** Asks before a camera is deleted (cameras-10). */
export function useDeleteCamera() {
  const { t } = useTranslation();
  const { run } = useAction(deleteCamera, { done: t('cameras.delete.deleted'), failed: t('cameras.delete.failed') });
  return ({ id, name }: StaffCamera) =>
    confirmDelete({
      title: t('cameras.delete.question', { name }),
      text: t('cameras.delete.text'),
      label: t('cameras.delete.confirm'),
      doDelete: () => run({ params: { id } }),
    });
}
