import { clsx } from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { MessageBell } from '#web/domains/messages/MessageBell.tsx';
import { CenterLogo } from '#web/layout/CenterLogo.tsx';
import { HeaderBar } from '#web/layout/HeaderBar.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkText } from './LinkText.tsx';
import { isCurrent, TOP_LINKS, useLinks } from './navigation.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const loadLinks = () => import('./SmallLinks.tsx');
const SmallLinks = lazy(loadLinks);
/** Fetches the links before they are asked for; a failure shows when they are. */
const preload = () => void loadLinks().catch(() => {});

/** The bar over every staff screen: navigation in a row on wide screens, behind the Menu button on smaller ones. */
export function TopBar() {
  const { center, can } = useStaffSession();
  return (
    <HeaderBar className="max-w-7xl gap-2">
      <Link to="/" className="flex min-w-0 items-center gap-2.5 rounded-sm font-semibold text-lg">
        <CenterLogo logo={center.logo} portal="staff" />
        <span className="truncate lg:max-xl:sr-only">{center.name}</span>
      </Link>
      <WideNavigation />
      <div className="ms-auto flex items-center gap-1">
        {can('messages') && <MessageBell to="/messages" toNotifications="/notifications" />}
        <ProfileMenu />
        <SmallNavigation />
      </div>
    </HeaderBar>
  );
}

function WideNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const links = useLinks(TOP_LINKS);
  return (
    <nav aria-label={t('shell.header.navigation')} className="ms-2 hidden lg:block">
      <ul className="flex items-center">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={isCurrent(pathname, to) ? 'page' : undefined} className={wideLink}>
              <LinkText to={to} label={label} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Closes when a link is chosen (also the current one), by Escape, and with the screen that it stands over. */
function SmallNavigation() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <div className="lg:hidden">
      <Button
        ref={button}
        variant="secondary"
        className="ms-1 px-3!"
        aria-expanded={open}
        aria-controls="small-navigation"
        icon={open ? <X className="size-5" aria-hidden="true" /> : <MenuIcon className="size-5" aria-hidden="true" />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpenAt(open ? undefined : key)}
      >
        <span className="max-sm:sr-only">{t('shell.header.menu')}</span>
      </Button>
      <nav
        id="small-navigation"
        hidden={!open}
        aria-label={t('shell.header.navigation')}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-line border-b bg-raised shadow-raised"
      >
        <Suspense>{open && <SmallLinks onChosen={() => setOpenAt(undefined)} />}</Suspense>
      </nav>
    </div>
  );
}

const wideLink = clsx(
  'flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-sm px-2 font-medium text-ink-soft text-sm transition-colors xl:px-2.5 pointer-coarse:min-h-11',
  'hover:bg-sunken hover:text-ink aria-[current]:bg-action-soft aria-[current]:text-action-soft-ink',
);
