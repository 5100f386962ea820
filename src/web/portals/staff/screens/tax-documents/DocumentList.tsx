import { useQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { useState } from 'react';
import { DocumentFilters } from '../../../../domains/tax-documents/DocumentFilters.tsx';
import { taxDocuments } from '../../../../domains/tax-documents/queries.ts';
import { EVERYTHING, isNarrowed, narrow, type TaxDocument } from '../../../../domains/tax-documents/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../ui/Alert.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { ListSkeleton } from '../parents/ListSkeleton.tsx';
import { DocumentStats } from './DocumentStats.tsx';
import { DocumentTable } from './DocumentTable.tsx';

/** So many rows are drawn at a time. */
const PAGE = 100;

type DocumentListProps = {
  onUpload(): void;
  onEdit(document: TaxDocument): void;
  onEditNear(): void;
  onDelete(document: TaxDocument): void;
};

/** The documents, newest first, with their numbers. */
export function DocumentList({ onUpload, ...actions }: DocumentListProps) {
  const { t } = useTranslation();
  const { data: documents, isError, isFetching, refetch } = useQuery(taxDocuments);
  const [narrowed, setNarrowed] = useState(EVERYTHING);
  const [most, setMost] = useState(PAGE);

  if (!documents && isError) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('taxDocuments.failed')}
      </Alert>
    );
  }
  const found = narrow(documents ?? [], narrowed);
  return (
    <>
      <DocumentStats documents={documents} />
      {!documents ? (
        <ListSkeleton label={t('taxDocuments.loading')} />
      ) : documents.length === 0 ? (
        <Card>
          <EmptyState
            level={2}
            icon={<FileText />}
            title={t('taxDocumentsManagement.empty.title')}
            action={<Button onClick={onUpload}>{t('taxDocumentsManagement.upload.button')}</Button>}
          >
            {t('taxDocumentsManagement.empty.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card flush>
          <DocumentFilters documents={documents} narrowed={narrowed} onChange={setNarrowed} className="p-4 sm:px-5" />
          <VisuallyHidden>
            <span role="status">
              {isNarrowed(narrowed) && t('taxDocumentsManagement.found', { count: found.length })}
            </span>
          </VisuallyHidden>
          <DocumentTable
            documents={found.slice(0, most)}
            empty={
              <EmptyState level={2} icon={<SearchX />} title={t('taxDocuments.noneFound')}>
                {t('taxDocuments.noneFoundText')}
              </EmptyState>
            }
            {...actions}
          />
          {found.length > most && (
            <div className="flex flex-col items-center gap-2 border-line border-t p-4">
              <p className="text-ink-soft text-sm tabular-nums">
                {t('taxDocuments.showing', { shown: most, count: found.length })}
              </p>
              <Button variant="secondary" onClick={() => setMost(most + PAGE)}>
                {t('taxDocumentsManagement.more')}
              </Button>
            </div>
          )}
        </Card>
      )}
    </>
  );
}
