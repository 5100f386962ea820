import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Private } from '#web/ui/Private.tsx';
import { SkeletonText } from '#web/ui/Skeleton.tsx';
import { MessageItem } from './MessageItem.tsx';
import { threadOf } from './queries.ts';
import { ReplyBox } from './ReplyBox.tsx';
import { useMarkRead } from './useMarkRead.ts';
import { useNames } from './useNames.ts';

type ThreadDialogProps = {
  id: number;
  onClose(): void;
  /** An answer to a broadcast goes on in a conversation of its own. */
  onMoved(threadId: number): void;
};

/** A thread with its messages and, at the thumb, the answer. What is in sight is read. */
export default function ThreadDialog({ id, onClose, onMoved }: ThreadDialogProps) {
  const { t } = useTranslation();
  const { othersIn } = useNames();
  const read = useInfiniteQuery(threadOf(id));
  const thread = read.data?.pages[0];
  const messages = read.data?.pages.toReversed().flatMap((page) => page.messages) ?? [];
  const newest = messages.at(-1)?.id;
  const end = useRef<HTMLDivElement>(null);
  useMarkRead(id, messages);
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);

  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={<Private>{thread ? thread.subject || othersIn(thread) : t('messages.loading')}</Private>}
      {...(thread && {
        description: (
          <Private>
            {thread.childName
              ? t('messages.withAbout', { names: othersIn(thread), child: thread.childName })
              : t('messages.with', { names: othersIn(thread) })}
          </Private>
        ),
      })}
      {...(thread && {
        footer: thread.mayReply ? (
          <ReplyBox
            key={id}
            thread={thread}
            onSent={(threadId) => {
              if (threadId !== id) onMoved(threadId);
            }}
          />
        ) : (
          <p className="text-ink-soft text-sm">{t('messages.closedThread')}</p>
        ),
      })}
    >
      {read.isError && !thread && <LoadFailed read={read} failed={t('messages.failed')} />}
      {!thread && !read.isError && (
        <div role="status" aria-label={t('messages.loading')} className="min-h-60">
          <SkeletonText lines={5} />
        </div>
      )}
      {read.hasNextPage && (
        <div className="mb-4 grid place-content-center">
          <Button
            variant="secondary"
            size="small"
            busy={read.isFetchingNextPage}
            busyLabel={t('messages.loading')}
            onClick={() => void read.fetchNextPage({ cancelRefetch: false })}
          >
            {t('messages.earlier')}
          </Button>
        </div>
      )}
      <ol aria-label={t('messages.inThread')} aria-live="polite" className="grid gap-4">
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </ol>
      <div ref={end} />
    </Dialog>
  );
}
