import { useMutation } from '@tanstack/react-query';
import { deleteTaxDocument } from '../../../../domains/tax-documents/queries.ts';
import type { TaxDocument } from '../../../../domains/tax-documents/rules.ts';
import { reasonOf } from '../../../../lib/errors.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../../ui/toast.ts';

type DeleteDocumentProps = { document: TaxDocument; open: boolean; onOpenChange(open: boolean): void };

/** Asks before a document is deleted (seed 001 section 5). */
export function DeleteDocument({ document, open, onOpenChange }: DeleteDocumentProps) {
  const { t } = useTranslation();
  const { mutate: remove, isPending } = useMutation(deleteTaxDocument);
  const confirm = () =>
    remove(
      { params: { id: document.id } },
      {
        onSuccess: () =>
          toast({
            title: t('taxDocumentsManagement.success'),
            description: t('taxDocumentsManagement.delete.deleted'),
            variant: 'success',
          }),
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('taxDocumentsManagement.delete.failed')),
            variant: 'error',
          }),
        onSettled: () => onOpenChange(false),
      },
    );
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('taxDocumentsManagement.delete.title')}
      confirmLabel={t('taxDocumentsManagement.delete.confirm')}
      cancelLabel={t('taxDocumentsManagement.cancel')}
      danger
      busy={isPending}
      onConfirm={confirm}
    >
      <p className="wrap-anywhere font-medium text-ink">{document.title}</p>
      <p className="mt-1">{t('taxDocumentsManagement.delete.question')}</p>
    </ConfirmDialog>
  );
}
