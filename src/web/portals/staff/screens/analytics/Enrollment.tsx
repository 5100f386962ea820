import { useQuery } from '@tanstack/react-query';
import { attendanceReport } from '#web/domains/analytics/queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Bars } from '#web/ui/charts/Bars.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** How full each room is on the period's last day. */
export function Enrollment({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(attendanceReport({ ...period.days, room: period.room }));
  return (
    <ReportCard
      title={t('analytics.enrollment.title')}
      description={t('analytics.enrollment.text')}
      table="enrollment"
      period={period}
      read={read}
      isEmpty={({ enrollment }) => enrollment.length === 0}
      empty={t('analytics.enrollment.empty')}
      chart={({ enrollment }) => (
        <Bars
          axis={t('common.children')}
          series={[{ key: 'enrolled', label: t('analytics.enrolled'), tone: 'info' }]}
          markLabel={t('analytics.capacity')}
          rows={enrollment.map(({ roomId, room, enrolled, capacity }) => ({
            key: roomId,
            label: room,
            values: [enrolled],
            mark: capacity,
            said:
              capacity === null
                ? numbers.whole(enrolled)
                : enrolled > capacity
                  ? t('analytics.enrollment.over', {
                      count: capacity,
                      enrolled: numbers.whole(enrolled),
                      capacity: numbers.whole(capacity),
                    })
                  : t('analytics.enrollment.of', {
                      count: capacity,
                      enrolled: numbers.whole(enrolled),
                      capacity: numbers.whole(capacity),
                    }),
          }))}
        />
      )}
      columns={[
        { key: 'room', header: t('common.room'), title: true, cell: ({ room }) => room },
        {
          key: 'enrolled',
          header: t('analytics.enrolled'),
          align: 'end',
          cell: ({ enrolled }) => numbers.whole(enrolled),
        },
        {
          key: 'capacity',
          header: t('analytics.capacity'),
          align: 'end',
          cell: ({ capacity }) => (capacity === null ? '–' : numbers.whole(capacity)),
        },
        {
          key: 'free',
          header: t('analytics.enrollment.free'),
          align: 'end',
          cell: ({ enrolled, capacity }) => (capacity === null ? '–' : numbers.whole(capacity - enrolled)),
        },
      ]}
      rows={({ enrollment }) => enrollment}
      rowKey={({ roomId }) => roomId}
    />
  );
}
