import { Link } from 'react-router';
import { RecentNotifications } from '#web/domains/notifications/RecentNotifications.tsx';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';
import { RecentMessages } from './RecentMessages.tsx';

/** What the opened bell shows: the newest messages and notifications, and the way to all of them. */
export default function BellMenu({ to, toNotifications }: { to: string; toNotifications: string }) {
  const { t } = useTranslation();
  return (
    <>
      <MenuLabel>{t('shell.bell.recent')}</MenuLabel>
      <RecentMessages to={to} />
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={to} className="justify-center font-semibold text-action">
          {t('notifications.bell.all')}
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>{t('notifications.bell.notifications')}</MenuLabel>
      <RecentNotifications />
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={toNotifications} className="justify-center font-semibold text-action">
          {t('notifications.bell.allNotifications')}
        </Link>
      </MenuItem>
    </>
  );
}
