import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { IncompleteFile } from '#web/domains/child-file/queries.ts';
import { fullName } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

const PARTS = ['lacksEmergency', 'lacksDoctor', 'lacksHome', 'lacksInsurance'] as const;

/** Whose file lacks something, and what. */
export function IncompleteTable({ files }: { files: readonly IncompleteFile[] }) {
  const { t } = useTranslation();
  const columns: Column<IncompleteFile>[] = [
    {
      key: 'child',
      header: t('common.child'),
      title: true,
      cell: (file) => (
        <TextLink asChild quiet className="inline-flex min-h-11 items-center">
          <Link to={`/children/${file.id}/file`}>{fullName(file)}</Link>
        </TextLink>
      ),
    },
    { key: 'room', header: t('common.room'), cell: ({ room }) => room },
    {
      key: 'missing',
      header: t('childFile.missing.column'),
      cell: (file) => (
        <span className="flex flex-wrap gap-2 max-sm:justify-end">
          {PARTS.filter((part) => file[part]).map((part) => (
            <Badge key={part} tone="highlight">
              {t(`childFile.missing.${part}`)}
            </Badge>
          ))}
        </span>
      ),
    },
  ];
  return (
    <Card flush>
      <Table
        caption={t('childFile.missing.title')}
        columns={columns}
        rows={files}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<CircleCheck />} title={t('childFile.missing.none')}>
            {t('childFile.missing.noneText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
