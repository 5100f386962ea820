import { useQuery } from '@tanstack/react-query';
import { incidentReport } from '#web/domains/analytics/queries.ts';
import type { IncidentReport } from '#web/domains/analytics/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { type BarRow, Bars } from '#web/ui/charts/Bars.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

interface Line {
  readonly key: string | number;
  readonly label: string;
  readonly count: number;
  readonly open: number;
}

export function IncidentRooms({ period }: { period: Period }) {
  const { t } = useTranslation();
  const linesOf = ({ rooms, byRoom }: IncidentReport): Line[] =>
    rooms.map(({ id, name }) => {
      const { count = 0, open = 0 } = byRoom.find(({ roomId }) => roomId === id) ?? {};
      return { key: id, label: name, count, open };
    });
  return (
    <IncidentBars
      title={t('analytics.incidents.byRoom')}
      header={t('common.room')}
      table="incidents"
      period={period}
      linesOf={linesOf}
    />
  );
}

export function IncidentKinds({ period }: { period: Period }) {
  const { t } = useTranslation();
  const linesOf = ({ byKind }: IncidentReport): Line[] =>
    byKind.map(({ kind, count, open }) => ({ key: kind, label: t(`analytics.incidents.kinds.${kind}`), count, open }));
  return (
    <IncidentBars
      title={t('analytics.incidents.byKind')}
      description={t('analytics.incidents.byKindText')}
      header={t('analytics.incidents.kind')}
      table="incident-kinds"
      period={period}
      linesOf={linesOf}
    />
  );
}

type IncidentBarsProps = {
  title: string;
  description?: string;
  header: string;
  table: 'incidents' | 'incident-kinds';
  period: Period;
  linesOf(report: IncidentReport): Line[];
};

function IncidentBars({ header, linesOf, period, ...card }: IncidentBarsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(incidentReport({ ...period.days, room: period.room }));
  const columns: Column<Line>[] = [
    { key: 'label', header, title: true, cell: ({ label }) => label },
    { key: 'count', header: t('analytics.incidents.count'), align: 'end', cell: ({ count }) => numbers.whole(count) },
    { key: 'open', header: t('analytics.incidents.pending'), align: 'end', cell: ({ open }) => numbers.whole(open) },
  ];
  const barOf = ({ key, label, count, open }: Line): BarRow => ({
    key,
    label,
    values: [count - open, open],
    said: open > 0 ? t('analytics.incidents.saidOpen', { count, open }) : numbers.whole(count),
  });
  return (
    <ReportCard
      {...card}
      period={period}
      read={read}
      isEmpty={({ total }) => total === 0}
      empty={t('analytics.incidents.none')}
      chart={(data) => (
        <Bars
          axis={t('analytics.incidents.count')}
          series={[
            { key: 'resolved', label: t('analytics.incidents.resolved'), tone: 'info' },
            { key: 'open', label: t('analytics.incidents.pending'), tone: 'attention' },
          ]}
          rows={linesOf(data).map(barOf)}
        />
      )}
      columns={columns}
      rows={linesOf}
      rowKey={({ key }) => key}
    />
  );
}
