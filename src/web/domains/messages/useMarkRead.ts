import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reasonOf } from '../../lib/errors.ts';
import { useTranslation } from '../../lib/useTranslation.tsx';
import { toast } from '../../ui/toast.ts';
import { markRead } from './queries.ts';
import { type ThreadMessage, unreadOf } from './rules.ts';

/** What is on the screen is read, each message once, as soon as the window is looked at (seed 000 section 4). */
export function useMarkRead(messages: readonly ThreadMessage[]): void {
  const { t } = useTranslation();
  const told = useRef(new Set<number>());
  const { mutate } = useMutation({
    ...markRead,
    onError: (error) =>
      toast({ title: t('shell.error'), description: reasonOf(error, t('messages.markReadFailed')), variant: 'error' }),
  });
  const unread = unreadOf(messages)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      for (const id of unread.split(' ').filter(Boolean).map(Number)) {
        if (told.current.has(id)) continue;
        told.current.add(id);
        mutate({ params: { id } });
      }
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, mutate]);
}
