import { FileText, FileX, Globe } from 'lucide-react';
import type { TaxDocument } from '#web/domains/tax-documents/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';

export function DocumentName({ document }: { document: TaxDocument }) {
  const { t } = useTranslation();
  const { title, description, fileName, fileUrl } = document;
  const Icon = fileUrl === null ? FileX : FileText;
  return (
    <span className="flex min-w-0 gap-3">
      <span className="grid size-10 shrink-0 place-content-center rounded-md bg-action-soft text-action-soft-ink sm:max-lg:hidden">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <span className="block min-w-0">
        <span className="wrap-anywhere line-clamp-3">{title}</span>
        {description && (
          <span className="wrap-anywhere mt-0.5 line-clamp-2 font-normal text-ink-soft text-sm">{description}</span>
        )}
        {fileUrl === null ? (
          <span className="mt-1 block">
            <Badge tone="attention">{t('common.theFileIsMissing')}</Badge>
          </span>
        ) : (
          <span className="wrap-anywhere mt-0.5 line-clamp-2 font-normal text-ink-soft text-sm">{fileName}</span>
        )}
      </span>
    </span>
  );
}

export function AssignedTo({ document: { isGlobal, parentName } }: { document: TaxDocument }) {
  const { t } = useTranslation();
  if (isGlobal) {
    return (
      <Badge tone="info" icon={<Globe />}>
        {t('taxDocumentsManagement.allParents')}
      </Badge>
    );
  }
  return parentName ?? <Badge tone="highlight">{t('taxDocumentsManagement.nobody')}</Badge>;
}
