import { clsx } from 'clsx';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router';
import { MessageBell } from '#web/domains/messages/MessageBell.tsx';
import { CenterLogo } from '#web/layout/CenterLogo.tsx';
import { HeaderBar } from '#web/layout/HeaderBar.tsx';
import { HOMES, useParentSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { NotificationsItem, ParentMenu } from './ParentMenu.tsx';
import { useMainLinks } from './useMainLinks.ts';

/** What a phone has in its bar at the bottom. */
function MainLinks() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shell.header.navigation')} className="me-2 max-lg:hidden">
      <ul className="flex items-center">
        {useMainLinks().map(({ to, text, isCurrent }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={linkLook}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkLook = clsx(
  'flex min-h-10 items-center whitespace-nowrap rounded-sm px-3 font-medium text-ink-soft transition-colors pointer-coarse:min-h-11',
  'hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action-soft-ink',
);

/** The bell, and a menu: with Notifications on phones, as the Parent Menu on wide screens (family-day-6). */
export function ParentHeader() {
  const { t } = useTranslation();
  const { name: center, logo } = useParentSession().center;
  return (
    <HeaderBar className="max-w-6xl gap-1">
      <Link
        to={HOMES.parent}
        aria-label={t('familyDay.header.home', { center })}
        className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-semibold text-lg"
      >
        <CenterLogo logo={logo} portal="parent" />
        <span className="truncate">{center}</span>
      </Link>
      <MainLinks />
      <MessageBell to="/parent-messages" toNotifications="/parent-notifications" whenFailed={0} />
      <div className="-me-2 md:hidden">
        <ParentMenu
          label={t('familyDay.header.menu')}
          trigger={
            <IconButton label={t('familyDay.header.menu')}>
              <MenuIcon aria-hidden="true" />
            </IconButton>
          }
        >
          <NotificationsItem />
        </ParentMenu>
      </div>
      <div className="ms-1 max-md:hidden">
        <ParentMenu
          label={t('familyDay.header.parentMenu')}
          trigger={
            <Button variant="secondary" className="px-3.5!">
              {t('familyDay.header.parentMenu')}
              <ChevronDown className="size-4.5" aria-hidden="true" />
            </Button>
          }
        />
      </div>
    </HeaderBar>
  );
}
