import { useQuery } from '@tanstack/react-query';
import { completenessReport } from '#web/domains/analytics/queries.ts';
import { percentOf } from '#web/domains/analytics/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Bars } from '#web/ui/charts/Bars.tsx';
import { ReportCard } from './ReportCard.tsx';
import { useNumbers } from './useNumbers.ts';
import type { Period } from './usePeriod.ts';

/** Of the days children were here, those with a daily report, by room. */
export function ReportsByRoom({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const share = useShare();
  const read = useQuery(completenessReport({ ...period.days, room: period.room }));
  return (
    <ReportCard
      title={t('analytics.reports.byRoom')}
      description={t('analytics.reports.byRoomText')}
      table="completeness"
      period={period}
      read={read}
      isEmpty={({ rooms }) => rooms.every(({ attended }) => attended === 0)}
      empty={t('analytics.noAttendance')}
      chart={({ rooms }) => (
        <Bars
          axis={t('analytics.reports.percentAxis')}
          most={100}
          series={[{ key: 'reported', label: t('analytics.reports.reported'), tone: 'action' }]}
          rows={rooms.map(({ roomId, room, attended, reported }) => ({
            key: roomId,
            label: room,
            values: [percentOf(reported, attended) ?? 0],
            said: t('analytics.reports.said', {
              reported: numbers.whole(reported),
              attended: numbers.whole(attended),
              percent: share(reported, attended),
            }),
          }))}
        />
      )}
      columns={[
        { key: 'room', header: t('common.room'), title: true, cell: ({ room }) => room },
        {
          key: 'attended',
          header: t('analytics.reports.attended'),
          align: 'end',
          cell: ({ attended }) => numbers.whole(attended),
        },
        {
          key: 'reported',
          header: t('analytics.reports.reported'),
          align: 'end',
          cell: ({ reported }) => numbers.whole(reported),
        },
        {
          key: 'percent',
          header: t('analytics.percent'),
          align: 'end',
          cell: ({ reported, attended }) => share(reported, attended),
        },
      ]}
      rows={({ rooms }) => rooms}
      rowKey={({ roomId }) => roomId}
    />
  );
}

/** Who writes the daily reports. */
export function ReportsByStaff({ period }: { period: Period }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const share = useShare();
  const read = useQuery(completenessReport({ ...period.days, room: period.room }));
  return (
    <ReportCard
      title={t('analytics.reports.byStaff')}
      description={t('analytics.reports.byStaffText')}
      table="staff"
      period={period}
      read={read}
      isEmpty={({ staff }) => staff.length === 0}
      empty={t('analytics.reports.none')}
      chart={({ staff }) => (
        <Bars
          axis={t('analytics.reports.written')}
          series={[{ key: 'written', label: t('analytics.reports.written'), tone: 'info' }]}
          rows={staff.map(({ staffId, name, room, written }) => ({
            key: staffId,
            label: room === null ? name : `${name} · ${room}`,
            values: [written],
            said: numbers.whole(written),
          }))}
        />
      )}
      columns={[
        { key: 'name', header: t('analytics.reports.staff'), title: true, cell: ({ name }) => name },
        { key: 'room', header: t('common.room'), cell: ({ room }) => room ?? '–' },
        {
          key: 'written',
          header: t('analytics.reports.written'),
          align: 'end',
          cell: ({ written }) => numbers.whole(written),
        },
        {
          key: 'own',
          header: t('analytics.reports.ownRoom'),
          align: 'end',
          cell: ({ writtenInRoom, attendedInRoom }) =>
            writtenInRoom === null ? '–' : share(writtenInRoom, attendedInRoom ?? 0),
        },
      ]}
      rows={({ staff }) => staff}
      rowKey={({ staffId }) => staffId}
    />
  );
}

function useShare() {
  const numbers = useNumbers();
  return (part: number, whole: number) => {
    const percent = percentOf(part, whole);
    return percent === null ? '–' : numbers.percent(percent);
  };
}
