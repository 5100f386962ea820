import { useQuery } from '@tanstack/react-query';
import { bookedReport } from '#web/domains/analytics/queries.ts';
import { type BookedSum, bookedByRoom, percentOf } from '#web/domains/analytics/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Bars } from '#web/ui/charts/Bars.tsx';
import type { Column } from '#web/ui/Table.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** Of the booked days those on which children came, by room; with the time that was booked and attended. */
export function BookedAttended({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(bookedReport({ ...period.days, room: period.room }));
  const count = (key: 'came' | 'told' | 'noShows' | 'awaited' | 'unbooked'): Column<BookedSum> => ({
    key,
    header: t(`analytics.booked.${key}`),
    align: 'end',
    cell: (row) => numbers.whole(row[key]),
  });
  return (
    <ReportCard
      title={t('analytics.booked.title')}
      description={t('analytics.booked.text')}
      table="booked"
      period={period}
      read={read}
      isEmpty={({ rows }) => rows.length === 0}
      empty={t('analytics.booked.none')}
      chart={(data) => (
        <Bars
          axis={t('analytics.childDaysAxis')}
          series={[
            { key: 'came', label: t('analytics.booked.came'), tone: 'action' },
            { key: 'told', label: t('analytics.booked.told'), tone: 'faint' },
            { key: 'noShows', label: t('analytics.booked.noShows'), tone: 'highlight' },
            { key: 'awaited', label: t('analytics.booked.awaited'), tone: 'info' },
          ]}
          rows={bookedByRoom(data).map(({ roomId, room, came, told, noShows, awaited }) => {
            const booked = came + told + noShows + awaited;
            const percent = percentOf(came, booked);
            return {
              key: roomId,
              label: room,
              values: [came, told, noShows, awaited],
              said: t('analytics.byRoom.said', {
                present: numbers.whole(came),
                expected: numbers.whole(booked),
                percent: percent === null ? '–' : numbers.percent(percent),
              }),
            };
          })}
        />
      )}
      columns={[
        { key: 'room', header: t('common.room'), title: true, cell: ({ room }) => room },
        count('came'),
        count('told'),
        count('noShows'),
        count('awaited'),
        count('unbooked'),
        {
          key: 'bookedMinutes',
          header: t('analytics.booked.bookedTime'),
          align: 'end',
          cell: ({ bookedMinutes }) => formatDuration(bookedMinutes),
        },
        {
          key: 'attendedMinutes',
          header: t('analytics.booked.attendedTime'),
          align: 'end',
          cell: ({ attendedMinutes }) => formatDuration(attendedMinutes),
        },
      ]}
      rows={bookedByRoom}
      rowKey={({ roomId }) => roomId}
    />
  );
}
