import { useQuery } from '@tanstack/react-query';
import { BellOff, CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { portalOf } from '#web/lib/portal.ts';
import { dayOf } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { useAction } from '#web/ui/useAction.ts';
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
  const query = useQuery(notifications(limit));
  const portal = portalOf(location.pathname);
  const { run, isPending } = useAction(markRead, {
    failed: t('notifications.failedToMark'),
  });
  const read = (body: { ids: number[] } | { upTo: number }) => run({ body });

  return (
    <Loaded
      query={query}
      failed={t('notifications.failed')}
      skeleton={
        <Card>
          <SkeletonText label={t('shell.loading')} lines={6} />
        </Card>
      }
    >
      {(data) => {
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
                icon={<CheckCheck className="size-5" />}
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
                  <NotificationRow
                    key={line.id}
                    line={line}
                    portal={portal}
                    onRead={() => read({ ids: [...line.ids] })}
                  />
                ))}
              </ul>
            </Card>
            {hasMore && (
              <Button
                variant="secondary"
                className="self-center"
                busy={query.isPlaceholderData}
                busyLabel={t('shell.loading')}
                onClick={() => setLimit(Math.min(MOST, limit * 2))}
              >
                {t('notifications.older')}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
