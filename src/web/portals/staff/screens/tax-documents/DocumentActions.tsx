import { Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { OpenLink } from '#web/domains/tax-documents/OpenLink.tsx';
import { deleteTaxDocument } from '#web/domains/tax-documents/queries.ts';
import { isPdf, type TaxDocument } from '#web/domains/tax-documents/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MoreMenu } from '#web/ui/MoreMenu.tsx';
import { useAction } from '#web/ui/useAction.ts';

export interface EditDocument {
  onEdit(document: TaxDocument): void;
  /** What fetches the form a little before it is asked for. */
  readonly editNear: { onPointerEnter(): void; onFocus(): void };
}

export function DocumentActions({ document, onEdit, editNear }: EditDocument & { document: TaxDocument }) {
  const { t } = useTranslation();
  const { run: remove } = useAction(deleteTaxDocument, {
    done: { title: t('common.success'), description: t('taxDocumentsManagement.delete.deleted') },
    failed: t('taxDocumentsManagement.delete.failed'),
  });
  // Asked first (tax-documents-7).
  const ask = () =>
    confirmDelete({
      title: t('taxDocumentsManagement.delete.title'),
      text: (
        <>
          <p className="wrap-anywhere font-medium text-ink">{document.title}</p>
          <p className="mt-1">{t('taxDocumentsManagement.delete.question')}</p>
        </>
      ),
      label: t('taxDocumentsManagement.delete.confirm'),
      doDelete: () => remove({ params: { id: document.id } }),
    });
  const { title, fileUrl } = document;
  return (
    <span className="flex justify-end gap-1">
      {fileUrl !== null && (
        <IconButton
          asChild
          label={t(isPdf(document) ? 'taxDocumentsManagement.open' : 'common.downloadTitled', { title })}
        >
          <OpenLink document={document}>{isPdf(document) ? <ExternalLink /> : <Download />}</OpenLink>
        </IconButton>
      )}
      <IconButton label={t('common.editTitled', { title })} onClick={() => onEdit(document)} {...editNear}>
        <Pencil />
      </IconButton>
      <MoreMenu label={t('common.moreFor', { name: title })}>
        <MenuItem danger icon={<Trash2 />} onSelect={ask}>
          {t('common.deleteTitled', { title })}
        </MenuItem>
      </MoreMenu>
    </span>
  );
}
