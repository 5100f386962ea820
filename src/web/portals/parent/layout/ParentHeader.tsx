import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { Link } from 'react-router';
import { MessageBell } from '../../../domains/messages/MessageBell.tsx';
import { CenterLogo } from '../../../layout/CenterLogo.tsx';
import { HOMES, useParentSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/useTranslation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NotificationsItem, ParentMenu } from './ParentMenu.tsx';

/** The bell, and a menu: with Notifications on phones, as the Parent Menu on wide screens (seed 001 section 2). */
export function ParentHeader() {
  const { t } = useTranslation();
  const { name: center, logo } = useParentSession().center;
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface" data-screen-only>
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-1 px-4 sm:px-6">
        <Link
          to={HOMES.parent}
          aria-label={t('portal.header.home', { center })}
          className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-semibold text-lg"
        >
          <CenterLogo logo={logo} portal="parent" />
          <span className="truncate">{center}</span>
        </Link>
        <MessageBell to="/parent-messages" toNotifications="/parent-notifications" whenFailed={0} />
        <div className="-me-2 md:hidden">
          <ParentMenu
            label={t('portal.header.menu')}
            trigger={
              <IconButton label={t('portal.header.menu')}>
                <MenuIcon aria-hidden="true" />
              </IconButton>
            }
          >
            <NotificationsItem />
          </ParentMenu>
        </div>
        <div className="ms-1 max-md:hidden">
          <ParentMenu
            label={t('portal.header.parentMenu')}
            trigger={
              <Button variant="secondary" className="px-3.5!">
                {t('portal.header.parentMenu')}
                <ChevronDown className="size-4.5" aria-hidden="true" />
              </Button>
            }
          />
        </div>
      </div>
    </header>
  );
}
