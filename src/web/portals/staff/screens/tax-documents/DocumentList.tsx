import { useQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { DocumentFilters } from '#web/domains/tax-documents/DocumentFilters.tsx';
import { taxDocuments } from '#web/domains/tax-documents/queries.ts';
import { isNarrowed, narrow } from '#web/domains/tax-documents/rules.ts';
import { useNarrowed } from '#web/domains/tax-documents/useNarrowed.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { ManagedList } from '#web/ui/ManagedList.tsx';
import type { EditDocument } from './DocumentActions.tsx';
import { DocumentStats } from './DocumentStats.tsx';
import { DocumentTable } from './DocumentTable.tsx';

/** The documents, newest first, with their numbers. */
export function DocumentList({ onUpload, ...actions }: EditDocument & { onUpload(): void }) {
  const { t } = useTranslation();
  const query = useQuery(taxDocuments);
  const [narrowed, narrowTo] = useNarrowed();
  return (
    <>
      <Loaded
        query={query}
        failed={t('taxDocuments.failed')}
        skeleton={<ListSkeleton label={t('taxDocuments.loading')} />}
      >
        {(documents) => {
          const rows = narrow(documents, narrowed);
          return (
            <ManagedList
              rows={rows}
              empty={
                documents.length === 0 && (
                  <EmptyState
                    level={2}
                    icon={<FileText />}
                    title={t('taxDocumentsManagement.empty.title')}
                    action={<Button onClick={onUpload}>{t('taxDocumentsManagement.upload.button')}</Button>}
                  >
                    {t('taxDocumentsManagement.empty.text')}
                  </EmptyState>
                )
              }
              toolbar={<DocumentFilters documents={documents} narrowed={narrowed} onChange={narrowTo} />}
              found={isNarrowed(narrowed) && t('taxDocumentsManagement.found', { count: rows.length })}
              page={100}
              more={(shown) => ({
                label: t('taxDocumentsManagement.more'),
                text: t('taxDocuments.showing', { shown, count: rows.length }),
              })}
            >
              {(shown) => (
                <DocumentTable
                  documents={shown}
                  empty={
                    <EmptyState level={2} icon={<SearchX />} title={t('taxDocuments.noneFound')}>
                      {t('taxDocuments.noneFoundText')}
                    </EmptyState>
                  }
                  {...actions}
                />
              )}
            </ManagedList>
          );
        }}
      </Loaded>
      {(query.data || !query.error) && <DocumentStats documents={query.data} />}
    </>
  );
}
