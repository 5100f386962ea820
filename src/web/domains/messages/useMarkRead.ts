import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reasonOf } from '#web/lib/errors.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { toast } from '#web/ui/toast.ts';
import { seeMessages } from './queries.ts';
import { type ThreadMessage, unreadOf } from './rules.ts';

/** What is on the screen is read, each message once, as soon as the window is looked at (messages-4). */
export function useMarkRead(threadId: number, messages: readonly ThreadMessage[]): void {
  const { t } = useTranslation();
  const told = useRef(new Set<number>());
  const { mutate } = useMutation({
    ...seeMessages,
    onError: (error) =>
      toast({ title: t('shell.error'), description: reasonOf(error, t('messages.markReadFailed')), variant: 'error' }),
  });
  const unread = unreadOf(messages)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      const seen = unread
        .split(' ')
        .filter(Boolean)
        .map(Number)
        .filter((id) => !told.current.has(id));
      if (seen.length === 0) return;
      for (const id of seen) told.current.add(id);
      mutate({ params: { id: threadId }, body: { messages: seen } });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [threadId, unread, mutate]);
}
