import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessageText } from '#web/domains/notifications/useMessageText.ts';
import { formatInstant } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { recentMessages } from './recent-queries.ts';

/** The newest messages as items of the bell's menu, in the words of the list; each leads to its conversation. */
export function RecentMessages({ to }: { to: string }) {
  const { t } = useTranslation();
  const say = useMessageText();
  const { data: messages, isError } = useQuery(recentMessages);
  if (isError) return <p className="px-3 py-2 text-ink-soft">{t('notifications.bell.failed')}</p>;
  if (!messages) return <p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>;
  if (messages.length === 0) return <p className="px-3 py-2 text-ink-soft">{t('notifications.bell.none')}</p>;
  return messages.map((message) => (
    <MenuItem key={message.id} asChild>
      <Link to={`${to}?thread=${message.threadId}`} state={{ opened: 'thread' }} className="items-baseline!">
        <span className={`private min-w-0 flex-1 ${message.isRead ? '' : 'font-semibold'}`}>
          {!message.isRead && <span className="sr-only">{t('notifications.bell.unread')}: </span>}
          {say({
            from: message.senderName,
            name: message.childFirstName,
            isUrgent: message.priority === 'urgent',
          })}
        </span>
        <time dateTime={message.createdAt} className="shrink-0 text-ink-soft text-xs">
          {formatInstant(message.createdAt)}
        </time>
      </Link>
    </MenuItem>
  ));
}
