import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';

/** 'Messages', and how many are unread. */
export function MessagesText() {
  const { t } = useTranslation();
  const unread = useUnreadCount(1);
  if (unread === 0) return t('shell.nav.messages');
  return (
    <>
      <span aria-hidden="true">{t('shell.nav.messages')}</span>
      <span className="sr-only">{t('shell.nav.messagesUnread', { count: unread })}</span>
      <CountBadge count={unread} />
    </>
  );
}
