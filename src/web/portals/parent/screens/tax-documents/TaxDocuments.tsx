import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { DocumentFilters } from '#web/domains/tax-documents/DocumentFilters.tsx';
import { taxDocuments } from '#web/domains/tax-documents/queries.ts';
import { EVERYTHING, isNarrowed, narrow } from '#web/domains/tax-documents/rules.ts';
import { useNarrowed } from '#web/domains/tax-documents/useNarrowed.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { NoneFound } from '#web/ui/NoneFound.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { Totals } from './Totals.tsx';

/** The documents for this parent, and those for all. */
export function TaxDocuments() {
  const { t } = useTranslation();
  const query = useQuery(taxDocuments);
  const [narrowed, setNarrowed] = useNarrowed();
  return (
    <Loaded
      query={query}
      failed={t('taxDocuments.failed')}
      skeleton={
        <Card>
          <SkeletonText label={t('taxDocuments.loading')} lines={6} />
        </Card>
      }
    >
      {(documents) => {
        const found = narrow(documents, narrowed);
        const showing = t('taxDocuments.showing', { shown: found.length, count: documents.length });
        return (
          <>
            <Alert title={t('taxDocumentsFamily.about')}>{t('taxDocumentsFamily.aboutText')}</Alert>
            {documents.length === 0 ? (
              <Card>
                <EmptyState level={2} icon={<FileText />} title={t('taxDocumentsFamily.noneYet')}>
                  {t('taxDocumentsFamily.noneYetText')}
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
                  <NoneFound
                    title={t('taxDocuments.noneFound')}
                    showAll={t('taxDocumentsFamily.showAll')}
                    onShowAll={() => setNarrowed(EVERYTHING)}
                  >
                    {t('taxDocuments.noneFoundText')}
                  </NoneFound>
                ) : (
                  <ul aria-label={t('taxDocumentsFamily.list')} className="grid gap-3 sm:gap-4 lg:grid-cols-2">
                    {found.map((document) => (
                      <DocumentCard key={document.id} document={document} />
                    ))}
                  </ul>
                )}
              </>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
