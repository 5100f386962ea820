import { useQuery } from '@tanstack/react-query';
import { activityReport } from '#web/domains/analytics/queries.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Period } from './usePeriod.ts';

/** The period's last ten activities, newest first (analytics-3). */
export function RecentActivities({ period }: { period: Period }) {
  const { t } = useTranslation();
  const read = useQuery(activityReport({ ...period.days, room: period.room }));
  return (
    <Panel
      title={t('analytics.activities.recent')}
      read={read}
      pick={({ recent }) => recent}
      itemKey={({ id }) => id}
      failed={t('analytics.cardFailed')}
      empty={t('analytics.activities.none')}
    >
      {({ activity, notes, child, room, date, ledBy }) => (
        <>
          <p className="font-medium">{activity}</p>
          {notes && <p className="line-clamp-2 text-sm">{notes}</p>}
          <p className="mt-0.5 text-ink-soft text-sm">
            <span className="private">{child}</span> · {room} · {formatDate(date, 'short')} ·{' '}
            {t('analytics.activities.ledBy', { name: ledBy })}
          </p>
        </>
      )}
    </Panel>
  );
}
