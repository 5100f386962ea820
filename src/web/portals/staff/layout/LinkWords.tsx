import { useUnreadCount } from '../../../domains/messages/queries.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import type { NavLinkData } from './navigation.ts';

/** A link's words; the messages' say how many are unread. */
export function LinkWords({ to, label }: Pick<NavLinkData, 'to' | 'label'>) {
  const { t } = useTranslation();
  return to === '/messages' ? <MessagesWords /> : t(label);
}

function MessagesWords() {
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
