import { useMutation, useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import { portalOf } from '../../lib/portal.ts';
import { dayOf } from '../../lib/time.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { markRead, notifications } from './queries.ts';
import { linesOf } from './rules.ts';

const PAGE = 50;
/** The server answers no more at once, and keeps them for ninety days. */
const MOST = 200;

/** Everything one was notified of, newest first, with what is still unread told apart. */
export function NotificationList() {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(PAGE);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(notifications(limit));
  const { mutate, isPending } = useMutation(markRead);
  const portal = portalOf(location.pathname);
  const read = (body: { ids: number[] } | { upTo: number }) =>
    mutate(
      { body },
      {
        onError: (error) =>
          toast({
            title: t('shell.error'),
            description: reasonOf(error, t('notifications.failedToMark')),
            variant: 'error',
          }),
      },
    );

  if (!data && isError)
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {t('notifications.failed')}
      </Alert>
    );
  if (!data)
    return (
      <Card>
        <div role="status" aria-label={t('shell.loading')}>
          <SkeletonText lines={6} />
        </div>
      </Card>
    );
  const [newest] = data;
  if (!newest)
    return (
      <Card>
        <EmptyState level={2} icon={<BellOff />} title={t('notifications.none')}>
          {t('notifications.noneText')}
        </EmptyState>
      </Card>
    );
  const hasMore = data.length >= limit && limit < MOST;
  return (
    <>
      <div className="flex justify-end">
        <Button
          variant="secondary"
          icon={<CheckCheck className="size-5" aria-hidden="true" />}
          disabled={data.every(({ isRead }) => isRead)}
          busy={isPending}
          busyLabel={t('notifications.marking')}
          onClick={() => read({ upTo: newest.id })}
        >
          {t('notifications.markAll')}
        </Button>
      </div>
      <Card flush>
        <ul className="divide-y divide-line">
          {linesOf(data, dayOf).map((line) => (
            <NotificationRow key={line.id} line={line} portal={portal} onRead={() => read({ ids: [...line.ids] })} />
          ))}
        </ul>
      </Card>
      {hasMore && (
        <Button
          variant="secondary"
          className="self-center"
          busy={isPlaceholderData}
          busyLabel={t('shell.loading')}
          onClick={() => setLimit(Math.min(MOST, limit * 2))}
        >
          {t('notifications.older')}
        </Button>
      )}
    </>
  );
}
