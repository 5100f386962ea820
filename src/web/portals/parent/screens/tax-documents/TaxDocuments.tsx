import { useQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { DocumentFilters } from '../../../../domains/tax-documents/DocumentFilters.tsx';
import { taxDocuments } from '../../../../domains/tax-documents/queries.ts';
import { EVERYTHING, isNarrowed, narrow } from '../../../../domains/tax-documents/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { SkeletonText } from '../../../../ui/Skeleton.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { Totals } from './Totals.tsx';

/** The documents for this parent, and those for all. */
export function TaxDocuments() {
  const { t } = useTranslation();
  const { data: documents, isError, isFetching, refetch } = useQuery(taxDocuments);
  const [narrowed, setNarrowed] = useState(EVERYTHING);
  if (!documents) {
    return isError ? (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('taxDocuments.failed')}
      </Alert>
    ) : (
      <Card>
        <div role="status" aria-label={t('taxDocuments.loading')}>
          <SkeletonText lines={6} />
        </div>
      </Card>
    );
  }
  const found = narrow(documents, narrowed);
  const showing = t('taxDocuments.showing', { shown: found.length, count: documents.length });
  return (
    <>
      <Alert title={t('portalDocuments.about')}>{t('portalDocuments.aboutText')}</Alert>
      {documents.length === 0 ? (
        <Card>
          <EmptyState level={2} icon={<FileText />} title={t('portalDocuments.noneYet')}>
            {t('portalDocuments.noneYetText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Totals documents={documents} />
          <DocumentFilters documents={documents} narrowed={narrowed} onChange={setNarrowed} />
          <p role={isNarrowed(narrowed) ? 'status' : undefined} className="text-ink-soft tabular-nums">
            {showing}
          </p>
          {found.length === 0 ? (
            <Card>
              <EmptyState
                level={2}
                icon={<SearchX />}
                title={t('taxDocuments.noneFound')}
                action={
                  <Button variant="secondary" onClick={() => setNarrowed(EVERYTHING)}>
                    {t('portalDocuments.showAll')}
                  </Button>
                }
              >
                {t('taxDocuments.noneFoundText')}
              </EmptyState>
            </Card>
          ) : (
            <ul aria-label={t('portalDocuments.list')} className="grid gap-3 sm:gap-4 lg:grid-cols-2">
              {found.map((document) => (
                <DocumentCard key={document.id} document={document} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
