import type { FileKind } from '#contract/imports-fields.ts';
import type { ImportFile } from '#web/domains/imports/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

type Sample = NonNullable<ImportFile['preview']>['sample'];
type SampleRowsProps = { kind: FileKind; sample: Sample };

/** The first who are new, as they would be saved: that dates and names were read rightly is seen here. */
export function SampleRows({ kind, sample }: SampleRowsProps) {
  const { t } = useTranslation();
  const columns: Column<Sample[number]>[] = [
    { key: 'name', header: t('common.name'), title: true, cell: ({ name }) => name },
    ...(kind === 'children'
      ? [
          {
            key: 'born',
            header: t('imports.fields.dateOfBirth'),
            cell: ({ dateOfBirth }: Sample[number]) => formatDate(dateOfBirth),
          },
        ]
      : []),
    { key: 'room', header: t('imports.fields.room'), cell: ({ room }) => room },
    { key: 'more', header: t(`imports.sample.more.${kind}`), cell: ({ more }) => more },
  ];
  const title = t('imports.sample.title', { count: sample.length });
  return (
    <Card as="section" flush title={title} className="overflow-clip">
      <Table
        caption={title}
        columns={columns}
        rows={sample}
        rowKey={({ name, dateOfBirth, more }) => `${name} ${dateOfBirth} ${more}`}
      />
    </Card>
  );
}
