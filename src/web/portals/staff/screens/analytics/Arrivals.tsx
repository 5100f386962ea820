import { useQuery } from '@tanstack/react-query';
import { attendanceReport } from '#web/domains/analytics/queries.ts';
import { quartersOf } from '#web/domains/analytics/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Columns } from '#web/ui/charts/Columns.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** When children arrive, by the quarter hour. */
export function Arrivals({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(attendanceReport({ ...period.days, room: period.room }));
  const title = t('common.arrivals');
  return (
    <ReportCard
      title={title}
      description={t('analytics.arrivals.text')}
      table="arrivals"
      period={period}
      read={read}
      isEmpty={({ arrivals }) => arrivals.length === 0}
      empty={t('analytics.noAttendance')}
      chart={({ arrivals }) => (
        <Columns
          label={t('analytics.explore', { title })}
          axis={t('common.arrivals')}
          series={[
            { key: 'onTime', label: t('analytics.onTime'), tone: 'action' },
            { key: 'late', label: t('analytics.late'), tone: 'highlight' },
          ]}
          columns={quartersOf(arrivals).map(({ time, count, late }) => ({
            key: time,
            label: formatTime(time),
            title: t('analytics.arrivals.from', { time: formatTime(time) }),
            values: [count - late, late],
          }))}
          totalLabel={t('common.arrivals')}
          format={numbers.whole}
          height={230}
        />
      )}
      columns={[
        { key: 'time', header: t('analytics.arrivals.quarter'), title: true, cell: ({ time }) => formatTime(time) },
        {
          key: 'count',
          header: t('common.arrivals'),
          align: 'end',
          cell: ({ count }) => numbers.whole(count),
        },
        { key: 'late', header: t('analytics.late'), align: 'end', cell: ({ late }) => numbers.whole(late) },
      ]}
      rows={({ arrivals }) => arrivals}
      rowKey={({ time }) => time}
    />
  );
}
