import { CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ViewRecord } from '#web/domains/cameras/rules.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';

type ViewingTableProps = { records: readonly ViewRecord[]; empty: ReactNode };

export function ViewingTable({ records, empty }: ViewingTableProps) {
  const { t } = useTranslation();
  const columns: Column<ViewRecord>[] = [
    {
      key: 'viewer',
      header: t('cameras.log.viewer'),
      title: true,
      cell: ({ viewer }) => (
        <span>
          {viewer.name}
          <span className="block font-normal text-ink-soft text-sm">{t(`cameras.log.kinds.${viewer.kind}`)}</span>
        </span>
      ),
    },
    {
      key: 'camera',
      header: t('cameras.log.camera'),
      cell: ({ camera, room }) => (
        <span>
          {camera.name}
          {room && <span className="block text-ink-soft text-sm">{room}</span>}
        </span>
      ),
    },
    { key: 'from', header: t('cameras.log.from'), className: moment, cell: ({ from }) => <Moment at={from} /> },
    {
      key: 'to',
      header: t('cameras.log.to'),
      className: moment,
      cell: ({ to }) =>
        to ? (
          <Moment at={to} />
        ) : (
          <Badge tone="info" icon={<CircleDot />}>
            {t('cameras.log.now')}
          </Badge>
        ),
    },
    {
      key: 'ending',
      header: t('cameras.log.ending'),
      cell: ({ ending }) => ending && t(`cameras.log.endings.${ending}`),
    },
  ];
  return (
    <Table caption={t('cameras.log.title')} columns={columns} rows={records} rowKey={({ id }) => id} empty={empty} />
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;

const moment = 'tabular-nums';
