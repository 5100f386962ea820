import { Download, ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { OpenLink } from '../../../../domains/tax-documents/OpenLink.tsx';
import { isPdf, type TaxDocument } from '../../../../domains/tax-documents/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';

type DocumentActionsProps = {
  document: TaxDocument;
  onEdit(document: TaxDocument): void;
  onEditNear(): void;
  onDelete(document: TaxDocument): void;
};

export function DocumentActions({ document, onEdit, onEditNear, onDelete }: DocumentActionsProps) {
  const { t } = useTranslation();
  const { title, fileUrl } = document;
  return (
    <span className="flex justify-end gap-1">
      {fileUrl !== null && (
        <IconButton
          asChild
          label={t(isPdf(document) ? 'taxDocumentsManagement.open' : 'taxDocumentsManagement.save', { title })}
        >
          <OpenLink document={document}>
            {isPdf(document) ? <ExternalLink aria-hidden="true" /> : <Download aria-hidden="true" />}
          </OpenLink>
        </IconButton>
      )}
      <IconButton
        label={t('taxDocumentsManagement.edit.button', { title })}
        onPointerEnter={onEditNear}
        onFocus={onEditNear}
        onClick={() => onEdit(document)}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        className="text-attention-ink"
        label={t('taxDocumentsManagement.delete.button', { title })}
        onClick={() => onDelete(document)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
