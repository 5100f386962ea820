import { useQuery } from '@tanstack/react-query';
import { attendanceReport } from '#web/domains/analytics/queries.ts';
import { percentOf, sumByRoom } from '#web/domains/analytics/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Bars } from '#web/ui/charts/Bars.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** How each room's children came: on time, late, not at all. */
export function RoomAttendance({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(attendanceReport({ ...period.days, room: period.room }));
  const isOneDay = period.days.from === period.days.to;
  const isClosed = isOneDay && read.data?.days[0]?.isOpen === false;
  const share = (present: number, expected: number) => {
    const percent = isClosed ? null : percentOf(present, expected);
    return percent === null ? '–' : numbers.percent(percent);
  };
  return (
    <ReportCard
      title={t('analytics.byRoom.title')}
      description={t(isOneDay ? 'analytics.byRoom.ofDay' : 'analytics.byRoom.ofDays')}
      table="attendance"
      period={period}
      read={read}
      isEmpty={({ days }) =>
        days.length === 0 || (isClosed && days.every(({ rooms }) => rooms.every(({ present }) => present === 0)))
      }
      empty={t(isClosed ? 'analytics.tiles.closedSub' : 'analytics.noAttendance')}
      chart={(data) => (
        <Bars
          axis={t(isOneDay ? 'common.children' : 'analytics.childDaysAxis')}
          series={[
            { key: 'onTime', label: t('analytics.onTime'), tone: 'action' },
            { key: 'late', label: t('analytics.late'), tone: 'highlight' },
            { key: 'absent', label: t('analytics.absent'), tone: 'faint' },
          ]}
          rows={sumByRoom(data).map(({ roomId, room, onTime, late, absent }) => ({
            key: roomId,
            label: room,
            values: [onTime, late, absent],
            said: t('analytics.byRoom.said', {
              present: numbers.whole(onTime + late),
              expected: numbers.whole(onTime + late + absent),
              percent: share(onTime + late, onTime + late + absent),
            }),
          }))}
        />
      )}
      columns={[
        { key: 'room', header: t('common.room'), title: true, cell: ({ room }) => room },
        { key: 'onTime', header: t('analytics.onTime'), align: 'end', cell: ({ onTime }) => numbers.whole(onTime) },
        { key: 'late', header: t('analytics.late'), align: 'end', cell: ({ late }) => numbers.whole(late) },
        { key: 'absent', header: t('analytics.absent'), align: 'end', cell: ({ absent }) => numbers.whole(absent) },
        {
          key: 'share',
          header: t('analytics.percent'),
          align: 'end',
          cell: ({ onTime, late, absent }) => share(onTime + late, onTime + late + absent),
        },
      ]}
      rows={sumByRoom}
      rowKey={({ roomId }) => roomId}
    />
  );
}
