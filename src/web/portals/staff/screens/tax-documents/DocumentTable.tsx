import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { TaxDocument } from '../../../../domains/tax-documents/rules.ts';
import { dayOf, formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { AssignedTo, DocumentName } from './DocumentCells.tsx';

type DocumentTableProps = {
  documents: readonly TaxDocument[];
  empty: ReactNode;
  onEdit(document: TaxDocument): void;
  onEditNear(): void;
  onDelete(document: TaxDocument): void;
};

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
      header: t('taxDocumentsManagement.columns.actions'),
      headerHidden: true,
      cell: (document) => <DocumentActions document={document} {...actions} />,
    },
  ];
  return (
    <div className={tableLook}>
      <Table
        caption={t('shell.titles.taxDocumentsManagement')}
        columns={columns}
        rows={documents}
        rowKey={({ id }) => id}
        empty={empty}
      />
    </div>
  );
}

/** Tablets get every column by narrower gaps. */
const tableLook = clsx(
  'sm:max-lg:overflow-x-auto sm:max-lg:[&_:is(th,td):not(:first-child)]:px-2! sm:max-lg:[&_td]:text-sm sm:max-lg:[&_thead_th]:whitespace-normal',
);
