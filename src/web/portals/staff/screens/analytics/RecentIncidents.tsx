import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { incidentReport } from '#web/domains/analytics/queries.ts';
import { Panel } from '#web/domains/dashboard/Panel.tsx';
import { StaffIncident } from '#web/domains/incidents/staffIncident.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { useDialog } from '#web/ui/useDialog.tsx';
import type { Period } from './usePeriod.ts';

/** The period's last five incidents, newest first (analytics-3), each to open. */
export function RecentIncidents({ period }: { period: Period }) {
  const { t } = useTranslation();
  const reading = useDialog<{ id: number; name: string }>();
  const read = useQuery(incidentReport({ ...period.days, room: period.room }));
  return (
    <>
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
        {({ id, kind, description, child, room, date, time, parentNotified }) => (
          <div className="relative">
            <div className="flex items-start justify-between gap-3">
              <button
                type="button"
                className="text-start font-medium underline-offset-3 after:absolute after:inset-0 hover:underline"
                onClick={() => reading.open({ id, name: child })}
                {...StaffIncident.near}
              >
                {kind === 'late-pick-up'
                  ? t('analytics.incidents.kinds.late-pick-up')
                  : t('analytics.incidents.report')}
              </button>
              <Badge tone={parentNotified ? 'success' : 'highlight'} icon={parentNotified ? undefined : <Clock />}>
                {t(parentNotified ? 'analytics.incidents.resolved' : 'analytics.incidents.pending')}
              </Badge>
            </div>
            <p className="line-clamp-2 text-sm">{description}</p>
            <p className="mt-0.5 text-ink-soft text-sm">
              <span className="private">{child}</span> · {room} · {formatDate(date, 'short')}, {formatTime(time)}
            </p>
          </div>
        )}
      </Panel>
      {reading.show((incident, opened) => (
        <StaffIncident {...incident} {...opened} />
      ))}
    </>
  );
}
