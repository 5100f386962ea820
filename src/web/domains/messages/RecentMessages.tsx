import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { recentMessages } from './recent-queries.ts';

/** The newest messages as items of the bell's menu; each leads to the portal's messages screen. */
export default function RecentMessages({ to }: { to: string }) {
  const { t } = useTranslation();
  const { data: messages, isError } = useQuery(recentMessages);
  if (isError) return <p className="px-3 py-2 text-ink-soft">{t('shell.bell.failed')}</p>;
  if (!messages) return <p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>;
  if (messages.length === 0) return <p className="px-3 py-2 text-ink-soft">{t('shell.bell.none')}</p>;
  return messages.map((message) => (
    <MenuItem key={message.id} asChild>
      <Link to={`${to}?thread=${message.threadId}`} state={{ opened: 'thread' }}>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={message.isRead ? 'truncate' : 'truncate font-semibold'}>
              {!message.isRead && <span className="sr-only">{t('shell.bell.unread')}: </span>}
              {message.senderName}
            </span>
            <time dateTime={message.createdAt} className="shrink-0 text-ink-soft text-xs">
              {formatInstant(message.createdAt)}
            </time>
          </span>
          <span className="block truncate text-ink-soft text-sm">{message.subject || message.content}</span>
        </span>
      </Link>
    </MenuItem>
  ));
}
