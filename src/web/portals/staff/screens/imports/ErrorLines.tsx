import { useState } from 'react';
import { byLine, ERRORS_SHOWN, isColumn, type RowError } from '../../../../domains/imports/rules.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';

/** Every error with its line in the file; a file that is wrong throughout shows the first of them. */
export function ErrorLines({ errors }: { errors: readonly RowError[] }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const lines = byLine(errors);
  const shown = all ? lines : lines.slice(0, ERRORS_SHOWN);
  const columns: Column<RowError>[] = [
    {
      key: 'line',
      header: t('imports.errors.line'),
      title: true,
      cell: ({ line }) => <span className="tabular-nums">{t('imports.errors.lineOf', { line })}</span>,
    },
    {
      key: 'field',
      header: t('imports.errors.field'),
      cell: ({ field }) => (isColumn(field) ? t(`imports.columns.${field}`) : field),
    },
    { key: 'message', header: t('imports.errors.message'), cell: ({ message }) => message },
  ];
  return (
    <Card as="section" flush title={t('imports.errors.title')} className="overflow-clip">
      <Table
        caption={t('imports.errors.title')}
        columns={columns}
        rows={shown}
        rowKey={({ line, field }) => `${line} ${field}`}
      />
      {shown.length < lines.length && (
        <div className="border-line border-t p-4">
          <Button variant="secondary" size="small" onClick={() => setAll(true)}>
            {t('imports.errors.all', { count: lines.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
