import { useQuery } from '@tanstack/react-query';
import { pastRollCalls } from '#web/domains/roll-call/queries.ts';
import type { RollCall } from '#web/domains/roll-call/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';

/** Roll calls and drills of the past: when, by whom, how long, and who was missing. */
export function PastRollCalls({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation();
  const query = useQuery({ ...pastRollCalls, enabled: isOnline });
  if (!isOnline && !query.data) return <EmptyState title={t('rollCall.past.offline')} level={2} />;
  return (
    <Loaded
      query={query}
      failed={t('rollCall.past.failed')}
      skeleton={<SkeletonText label={t('rollCall.loading')} lines={6} />}
      empty={<EmptyState title={t('rollCall.past.none')} level={2} />}
    >
      {(past) => (
        <ul data-screen-only className="flex flex-col gap-3 pb-6">
          {past.map((one) => (
            <PastRow key={one.id} rollCall={one} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function PastRow({ rollCall }: { rollCall: RollCall }) {
  const { t } = useTranslation();
  const { startedAt, finishedAt, calledBy, isDrill, total, missing, note, wasOffline } = rollCall;
  const minutes = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 60_000));
  return (
    <li className="flex flex-col gap-1.5 rounded-md bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold text-lg tabular-nums">{formatInstant(startedAt)}</p>
        <Badge tone={isDrill ? 'info' : 'highlight'}>
          {isDrill ? t('rollCall.past.drill') : t('rollCall.past.real')}
        </Badge>
        <Badge tone={missing.length > 0 ? 'attention' : 'success'}>
          {missing.length > 0
            ? t('rollCall.past.missing', { count: missing.length, total })
            : t('rollCall.past.all', { count: total })}
        </Badge>
      </div>
      <p className="text-ink-soft">
        {t('rollCall.past.took', { duration: formatDuration(minutes) })}
        {calledBy && <> · {t('rollCall.past.by', { name: calledBy })}</>}
        {wasOffline && <> · {t('rollCall.past.wasOffline')}</>}
      </p>
      {missing.length > 0 && (
        <ul className="font-medium">
          {missing.map(({ childId, name, room }) => (
            <li key={childId}>
              <span className="private">{name}</span> · {room}
            </li>
          ))}
        </ul>
      )}
      {note && <p className="whitespace-pre-line">{note}</p>}
    </li>
  );
}
