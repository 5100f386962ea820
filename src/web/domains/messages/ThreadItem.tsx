import { clsx } from 'clsx';
import { Paperclip } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatInstantBriefly } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { Private } from '#web/ui/Private.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { PriorityBadge } from './PriorityBadge.tsx';
import type { Thread } from './rules.ts';
import { ThreadAvatar } from './ThreadAvatar.tsx';
import { useNames } from './useNames.ts';

/** A thread in the list: with whom, of what, and its newest words. */
export function ThreadItem({ thread }: { thread: Thread }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { othersIn } = useNames();
  const { lastMessage, unread, subject, childName, needsAcknowledgement } = thread;
  const address = new URLSearchParams(search);
  address.set('thread', String(thread.id));
  const isUnread = unread > 0;
  return (
    <li className="border-line border-b last:border-b-0">
      <Link
        to={`?${address}`}
        preventScrollReset
        state={{ inPlace: true, opened: 'thread' }}
        className={clsx(
          'flex gap-3 px-4 py-3.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-5',
          isUnread && 'bg-action-soft/40',
        )}
      >
        <ThreadAvatar thread={thread} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className={clsx('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
              <Private>{othersIn(thread)}</Private>
            </span>
            <time dateTime={thread.lastActivity} className="shrink-0 text-ink-soft text-xs tabular-nums">
              {formatInstantBriefly(thread.lastActivity)}
            </time>
          </span>
          {subject && (
            <span className={clsx('block truncate', isUnread && 'font-semibold')}>
              <Private>{subject}</Private>
            </span>
          )}
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-ink-soft text-sm">
              {lastMessage.isWithdrawn ? (
                <em>{t('messages.withdrawn')}</em>
              ) : (
                <Private>
                  {lastMessage.isOwn
                    ? t('messages.preview', { name: t('messages.you'), text: lastMessage.content })
                    : lastMessage.content}
                </Private>
              )}
            </span>
            {lastMessage.hasAttachments && (
              <>
                <Paperclip className="size-4 shrink-0 text-ink-soft" />
                <VisuallyHidden>{t('messages.attached')}</VisuallyHidden>
              </>
            )}
            {isUnread && (
              <>
                <CountBadge count={unread} tone="action" />
                <VisuallyHidden>{t('messages.unread', { count: unread })}</VisuallyHidden>
              </>
            )}
          </span>
          {(needsAcknowledgement ||
            childName ||
            lastMessage.priority !== 'normal' ||
            lastMessage.messageType === 'announcement') && (
            <span className="mt-1.5 flex flex-wrap gap-1.5">
              {needsAcknowledgement && <Badge tone="attention">{t('messages.waitsForAcknowledgement')}</Badge>}
              {!needsAcknowledgement && <PriorityBadge priority={lastMessage.priority} />}
              {lastMessage.messageType === 'announcement' && (
                <Badge tone="highlight">{t('messages.announcement')}</Badge>
              )}
              {childName && (
                <Badge icon={null}>
                  <Private>{t('messages.about', { name: childName })}</Private>
                </Badge>
              )}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
