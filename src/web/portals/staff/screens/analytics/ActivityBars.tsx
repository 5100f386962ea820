import { useQuery } from '@tanstack/react-query';
import { activityReport } from '#web/domains/analytics/queries.ts';
import type { ActivityReport } from '#web/domains/analytics/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Bars } from '#web/ui/charts/Bars.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

interface Line {
  readonly key: string | number;
  readonly label: string;
  readonly count: number;
}

export function ActivityRooms({ period }: { period: Period }) {
  const { t } = useTranslation();
  const linesOf = ({ rooms, byRoom }: ActivityReport): Line[] =>
    rooms.map(({ id, name }) => ({
      key: id,
      label: name,
      count: byRoom.find(({ roomId }) => roomId === id)?.count ?? 0,
    }));
  return (
    <ActivityBars
      title={t('analytics.activities.byRoom')}
      header={t('common.room')}
      table="activities"
      period={period}
      linesOf={linesOf}
    />
  );
}

export function MostRecorded({ period }: { period: Period }) {
  const { t } = useTranslation();
  const linesOf = ({ byActivity }: ActivityReport): Line[] =>
    byActivity.map(({ activity, count }) => ({ key: activity, label: activity, count }));
  return (
    <ActivityBars
      title={t('analytics.activities.most')}
      header={t('analytics.activities.activity')}
      table="most-recorded"
      period={period}
      linesOf={linesOf}
    />
  );
}

type ActivityBarsProps = {
  title: string;
  header: string;
  table: 'activities' | 'most-recorded';
  period: Period;
  linesOf(report: ActivityReport): Line[];
};

function ActivityBars({ title, header, table, period, linesOf }: ActivityBarsProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(activityReport({ ...period.days, room: period.room }));
  return (
    <ReportCard
      title={title}
      table={table}
      period={period}
      read={read}
      isEmpty={({ total }) => total === 0}
      empty={t('analytics.activities.none')}
      chart={(data) => (
        <Bars
          axis={t('analytics.activities.count')}
          series={[{ key: 'count', label: t('analytics.activities.count'), tone: 'violet' }]}
          rows={linesOf(data).map(({ key, label, count }) => ({
            key,
            label,
            values: [count],
            said: numbers.whole(count),
          }))}
        />
      )}
      columns={[
        { key: 'label', header, title: true, cell: ({ label }) => label },
        {
          key: 'count',
          header: t('analytics.activities.count'),
          align: 'end',
          cell: ({ count }) => numbers.whole(count),
        },
      ]}
      rows={linesOf}
      rowKey={({ key }) => key}
    />
  );
}
