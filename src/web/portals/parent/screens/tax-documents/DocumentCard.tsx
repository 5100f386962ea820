import { Download, ExternalLink, FileText } from 'lucide-react';
import { OpenLink } from '#web/domains/tax-documents/OpenLink.tsx';
import { isPdf, type TaxDocument } from '#web/domains/tax-documents/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Private } from '#web/ui/Private.tsx';

/** One document; what staff wrote may name the child. */
export function DocumentCard({ document }: { document: TaxDocument }) {
  const { t } = useTranslation();
  const { title, description, documentType, taxYear, isGlobal, createdAt, fileName, fileUrl } = document;
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex gap-3.5">
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-action-soft text-action-soft-ink">
          <FileText className="size-5.5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="wrap-anywhere font-semibold text-lg leading-snug">
            <Private>{title}</Private>
          </h2>
          <p className="text-ink-soft text-sm">{t(`taxDocuments.types.${documentType}`)}</p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            <Badge icon={null} tone="action">
              {taxYear}
            </Badge>
            {isGlobal && (
              <Badge icon={null} tone="info">
                {t('taxDocumentsFamily.general')}
              </Badge>
            )}
          </p>
        </div>
      </div>
      {description && (
        <p className="wrap-anywhere whitespace-pre-line">
          <Private>{description}</Private>
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-line border-t pt-3">
        <p className="min-w-0 text-ink-soft text-sm">
          {t('taxDocumentsFamily.uploaded', { date: formatDate(dayOf(createdAt)) })}
          <Private className="wrap-anywhere block">{fileName}</Private>
        </p>
        {fileUrl !== null && (
          <Button
            asChild
            variant="secondary"
            size="small"
            className="ms-auto"
            icon={isPdf(document) ? <ExternalLink className="size-4.5" /> : <Download className="size-4.5" />}
          >
            <OpenLink
              document={document}
              aria-label={t(isPdf(document) ? 'taxDocumentsFamily.downloadInTab' : 'common.downloadTitled', {
                title,
              })}
            >
              {t('common.download')}
            </OpenLink>
          </Button>
        )}
      </div>
    </li>
  );
}
