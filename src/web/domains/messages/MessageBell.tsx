import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../ui/Menu.tsx';
import { useUnreadCount } from './queries.ts';

const RecentMessages = lazy(() => import('./RecentMessages.tsx'));

type MessageBellProps = {
  /** The portal's messages screen. */
  to: string;
  whenFailed?: 0 | 1;
};

/** The bell with the number of unread messages; opened, it shows the newest ones. */
export function MessageBell({ to, whenFailed = 1 }: MessageBellProps) {
  const { t } = useTranslation();
  const unread = useUnreadCount(whenFailed);
  return (
    <Menu
      label={t('shell.bell.recent')}
      trigger={
        <IconButton label={t('shell.bell.label', { count: unread })} count={unread}>
          <Bell aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuLabel>{t('shell.bell.recent')}</MenuLabel>
      <Suspense fallback={<p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>}>
        <RecentMessages to={to} />
      </Suspense>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={to} className="justify-center font-semibold text-action">
          {t('shell.bell.all')}
        </Link>
      </MenuItem>
    </Menu>
  );
}
