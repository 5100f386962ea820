import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { CountedName } from '#web/ui/CountedName.tsx';

/** 'Messages', and how many are unread. */
export function MessagesText() {
  const { t } = useTranslation();
  const count = useUnreadCount(1);
  return (
    <>
      <CountedName name={t('shell.nav.messages')} count={count} said={t('shell.nav.messagesUnread', { count })} />
      {count > 0 && <CountBadge count={count} />}
    </>
  );
}
