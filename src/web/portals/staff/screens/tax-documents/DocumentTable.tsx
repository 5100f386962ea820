import type { ReactNode } from 'react';
import type { TaxDocument } from '#web/domains/tax-documents/rules.ts';
import { dayOf, formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { DocumentActions, type EditDocument } from './DocumentActions.tsx';
import { AssignedTo, DocumentName } from './DocumentCells.tsx';

type DocumentTableProps = EditDocument & { documents: readonly TaxDocument[]; empty: ReactNode };

export function DocumentTable({ documents, empty, ...actions }: DocumentTableProps) {
  const { t } = useTranslation();
  const columns: Column<TaxDocument>[] = [
    {
      key: 'document',
      header: t('taxDocumentsManagement.columns.document'),
      title: true,
      cell: (document) => <DocumentName document={document} />,
    },
    {
      key: 'type',
      header: t('taxDocumentsManagement.columns.type'),
      cell: ({ documentType }) => t(`taxDocuments.types.${documentType}`),
    },
    {
      key: 'year',
      header: t('taxDocumentsManagement.columns.year'),
      className: 'tabular-nums',
      cell: ({ taxYear }) => taxYear,
    },
    {
      key: 'assigned',
      header: t('taxDocumentsManagement.columns.assigned'),
      cell: (document) => <AssignedTo document={document} />,
    },
    {
      key: 'uploaded',
      header: t('taxDocumentsManagement.columns.uploaded'),
      className: 'tabular-nums lg:whitespace-nowrap',
      cell: ({ createdAt }) => formatDate(dayOf(createdAt)),
    },
    {
      key: 'actions',
      header: t('common.actions'),
      headerHidden: true,
      cell: (document) => <DocumentActions document={document} {...actions} />,
    },
  ];
  return (
    <Table
      tight
      caption={t('taxDocumentsManagement.title')}
      columns={columns}
      rows={documents}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
