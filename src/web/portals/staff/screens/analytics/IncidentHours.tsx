import { useQuery } from '@tanstack/react-query';
import { incidentReport } from '#web/domains/analytics/queries.ts';
import { hoursOf } from '#web/domains/analytics/rules.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Heat } from '#web/ui/charts/Heat.tsx';
import { ReportCard } from './ReportCard.tsx';
import type { Period } from './usePeriod.ts';

/** At which hours incidents happen, room by room: a table whose cells are darker the more there are. */
export function IncidentHours({ period }: { period: Period }) {
  const { t } = useTranslation();
  const read = useQuery(incidentReport({ ...period.days, room: period.room }));
  const title = t('analytics.incidents.byHour');
  return (
    <ReportCard
      wide
      title={title}
      description={t('analytics.incidents.byHourText')}
      table="incident-hours"
      period={period}
      read={read}
      isEmpty={({ total }) => total === 0}
      empty={t('analytics.incidents.none')}
      chart={({ rooms, byHour }) => {
        const hours = hoursOf(byHour);
        const counts = new Map(byHour.map(({ roomId, hour, count }) => [`${roomId} ${hour}`, count]));
        return (
          <Heat
            caption={title}
            corner={t('common.room')}
            columns={hours.map((hour) => formatTime(`${String(hour).padStart(2, '0')}:00`))}
            rows={rooms.map(({ id, name }) => ({
              key: id,
              label: name,
              values: hours.map((hour) => counts.get(`${id} ${hour}`) ?? 0),
            }))}
          />
        );
      }}
    />
  );
}
