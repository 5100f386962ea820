import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { incidentReport } from '#web/domains/analytics/queries.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import type { Period } from './usePeriod.ts';

/** The period's last five incidents, newest first (analytics-3). */
export function RecentIncidents({ period }: { period: Period }) {
  const { t } = useTranslation();
  const read = useQuery(incidentReport({ ...period.days, room: period.room }));
  return (
    <Panel
      title={t('analytics.incidents.recent')}
      read={read}
      pick={({ recent }) => recent}
      itemKey={({ id }) => id}
      failed={t('analytics.cardFailed')}
      empty={
        <>
          <CircleCheck className="size-5 shrink-0 text-success" />
          {t('analytics.incidents.none')}
        </>
      }
    >
      {({ kind, description, child, room, date, time, parentNotified }) => (
        <>
          <div className="flex items-start justify-between gap-3">
            <p className="font-medium">
              {kind === 'late-pick-up' ? t('analytics.incidents.kinds.late-pick-up') : t('analytics.incidents.report')}
            </p>
            <Badge tone={parentNotified ? 'success' : 'highlight'} icon={parentNotified ? undefined : <Clock />}>
              {t(parentNotified ? 'analytics.incidents.resolved' : 'analytics.incidents.pending')}
            </Badge>
          </div>
          <p className="line-clamp-2 text-sm">{description}</p>
          <p className="mt-0.5 text-ink-soft text-sm">
            <span className="private">{child}</span> · {room} · {formatDate(date, 'short')}, {formatTime(time)}
          </p>
        </>
      )}
    </Panel>
  );
}
