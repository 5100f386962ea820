import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../lib/time.ts';
import { useTranslation } from '../lib/useTranslation.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { SkeletonText } from '../ui/Skeleton.tsx';
import { pastRollCalls } from './queries.ts';
import type { RollCall } from './rules.ts';

/** Roll calls and drills of the past: when, by whom, how long, and who was missing. */
export function PastRollCalls({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useQuery({ ...pastRollCalls, enabled: isOnline });
  if (!isOnline && !data) return <EmptyState title={t('rollCall.past.offline')} level={2} />;
  if (isError && !data) {
    const retry = { label: t('rollCall.retry'), onRetry: () => void refetch(), busy: isFetching };
    return (
      <Alert tone="error" retry={retry}>
        {t('rollCall.past.failed')}
      </Alert>
    );
  }
  if (isPending) {
    return (
      <div role="status" aria-label={t('rollCall.loading')}>
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (data.length === 0) return <EmptyState title={t('rollCall.past.none')} level={2} />;
  return (
    <ul data-screen-only className="flex flex-col gap-3 pb-6">
      {data.map((one) => (
        <PastRow key={one.id} rollCall={one} />
      ))}
    </ul>
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
        {t('rollCall.past.took', { count: minutes })}
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
