import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { incidentReport } from '../../../../domains/analytics/queries.ts';
import { Panel } from '../../../../domains/dashboard/Panel.tsx';
import { formatDate, formatTime } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge } from '../../../../ui/Badge.tsx';
import type { Period } from './usePeriod.ts';

/** The period's last five incidents, newest first (seed 000 section 2). */
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
          <CircleCheck className="size-5 shrink-0 text-success" aria-hidden="true" />
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
            <Badge
              tone={parentNotified ? 'success' : 'highlight'}
              icon={parentNotified ? undefined : <Clock aria-hidden="true" />}
            >
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
