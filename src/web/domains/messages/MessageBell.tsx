import { Bell } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useUnreadNotifications } from '#web/domains/notifications/queries.ts';
import { setUnreadInTitle } from '#web/layout/documentTitle.ts';
import { withTexts } from '#web/lib/i18n.ts';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { useUnreadCount } from './unread-queries.ts';

const BellMenu = lazyPart(() => withTexts(['notifications'], () => import('./BellMenu.tsx')));

type MessageBellProps = {
  /** The portal's messages screen. */
  to: string;
  /** The number of everything that the bell notifies of. */
  toNotifications: string;
  whenFailed?: 0 | 1;
};

/** The bell with the number of unread messages, a dot while other notifications wait; opened, it shows the newest ones. */
export function MessageBell({ to, toNotifications, whenFailed = 1 }: MessageBellProps) {
  const { t } = useTranslation();
  const unread = useUnreadCount(whenFailed);
  const waiting = useUnreadNotifications();
  const messages = t('shell.bell.label', { count: unread });
  const label =
    waiting > 0
      ? t('shell.bell.both', { messages, notifications: t('shell.bell.waiting', { count: waiting }) })
      : messages;
  useEffect(() => {
    setUnreadInTitle(unread);
    return () => setUnreadInTitle(0);
  }, [unread]);
  return (
    <Menu
      label={t('shell.bell.recent')}
      onNear={BellMenu.preload}
      trigger={
        <IconButton label={label} count={unread} mark={waiting > 0}>
          <Bell />
        </IconButton>
      }
    >
      <Suspense fallback={<p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>}>
        <BellMenu to={to} toNotifications={toNotifications} />
      </Suspense>
    </Menu>
  );
}
