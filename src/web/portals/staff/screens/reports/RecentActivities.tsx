import { useQuery } from '@tanstack/react-query';
import { activityReport } from '../../../../domains/analytics/queries.ts';
import { Panel } from '../../../../domains/dashboard/Panel.tsx';
import { formatDate } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import type { Period } from './usePeriod.ts';

/** The period's last ten activities, newest first (seed 000 section 2). */
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
