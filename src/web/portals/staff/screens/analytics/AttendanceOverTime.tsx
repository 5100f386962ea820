import { useQuery } from '@tanstack/react-query';
import { attendanceReport } from '#web/domains/analytics/queries.ts';
import { columnsOf, isByWeek } from '#web/domains/analytics/rules.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Columns } from '#web/ui/charts/Columns.tsx';
import { toneAt } from '#web/ui/charts/marks.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** Attendance over time by room, against those expected. */
export function AttendanceOverTime({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const read = useQuery(attendanceReport({ ...period.days, room: period.room }));
  const byWeek = isByWeek(period.days);
  const title = t('analytics.overTime.title');
  return (
    <ReportCard
      wide
      title={title}
      description={t(byWeek ? 'analytics.overTime.byWeek' : 'analytics.overTime.byDay')}
      table="attendance"
      period={period}
      read={read}
      isEmpty={({ days }) => days.length === 0}
      empty={t('analytics.noAttendance')}
      chart={(data) => (
        <Columns
          label={t('analytics.explore', { title })}
          axis={t('common.children')}
          series={data.rooms.map(({ id, name }, at) => ({ key: String(id), label: name, tone: toneAt(at) }))}
          columns={columnsOf(data, period.days).map((column) => ({
            key: column.date,
            label: formatDate(column.date, 'short'),
            title: byWeek
              ? t('analytics.weekOf', { date: formatDate(column.date, 'short') })
              : formatDate(column.date, 'long'),
            values: data.rooms.map(({ id }) => column.present.get(id) ?? 0),
            mark: column.expected,
          }))}
          markLabel={t('analytics.expected')}
          totalLabel={t('analytics.present')}
          format={numbers.average}
        />
      )}
      columns={[
        { key: 'date', header: t('common.date'), title: true, cell: ({ date }) => formatDate(date, 'medium') },
        { key: 'room', header: t('common.room'), cell: ({ room }) => room },
        {
          key: 'expected',
          header: t('analytics.expected'),
          align: 'end',
          cell: ({ expected }) => numbers.whole(expected),
        },
        { key: 'present', header: t('analytics.present'), align: 'end', cell: ({ present }) => numbers.whole(present) },
        { key: 'late', header: t('analytics.late'), align: 'end', cell: ({ late }) => numbers.whole(late) },
        { key: 'absent', header: t('analytics.absent'), align: 'end', cell: ({ absent }) => numbers.whole(absent) },
      ]}
      rows={(data) => {
        const names = new Map(data.rooms.map(({ id, name }) => [id, name]));
        return data.days
          .flatMap(({ date, rooms }) =>
            rooms.map((counts) => ({ ...counts, date, room: names.get(counts.roomId) ?? '' })),
          )
          .toReversed();
      }}
      rowKey={({ date, roomId }) => `${date} ${roomId}`}
    />
  );
}
