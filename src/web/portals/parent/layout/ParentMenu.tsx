import { Bell, CalendarCheck, LogOut, Settings } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { fullName } from '#web/domains/children/rules.ts';
import { useUnreadNotifications } from '#web/domains/notifications/queries.ts';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { SETTINGS_ROUTES, useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/Menu.tsx';

type ParentMenuProps = {
  label: string;
  trigger: ReactElement;
  /** What stands before Settings and Sign Out. */
  children?: ReactNode;
};

export function ParentMenu({ label, trigger, children }: ParentMenuProps) {
  const { t } = useTranslation();
  const signOut = useSignOut('parent');
  const { account } = useParentSession();
  return (
    <Menu label={label} trigger={trigger}>
      <MenuLabel>
        {t('familyDay.header.signedInAs')}
        <span className="block break-words font-semibold text-base text-ink">{fullName(account)}</span>
      </MenuLabel>
      <MenuSeparator />
      {children}
      <MenuItem asChild>
        <Link to="/parent-bookings">
          <CalendarCheck aria-hidden="true" />
          {t('familyDay.header.bookings')}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to={SETTINGS_ROUTES.parent}>
          <Settings aria-hidden="true" />
          {t('familyDay.header.settings')}
        </Link>
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {t('familyDay.header.signOut')}
      </MenuItem>
    </Menu>
  );
}

export function NotificationsItem() {
  const { t } = useTranslation();
  const unread = useUnreadNotifications();
  return (
    <MenuItem asChild>
      <Link to="/parent-notifications">
        <Bell aria-hidden="true" />
        {unread > 0
          ? t('familyDay.header.notificationsUnread', { count: unread })
          : t('familyDay.header.notifications')}
      </Link>
    </MenuItem>
  );
}
