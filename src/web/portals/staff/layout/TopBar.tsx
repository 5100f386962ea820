import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { MessageBell } from '#web/domains/messages/MessageBell.tsx';
import { CenterLogo } from '#web/layout/CenterLogo.tsx';
import { HeaderBar } from '#web/layout/HeaderBar.tsx';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { loadLinks } from './links.ts';
import { MessagesText } from './MessagesText.tsx';
import { isCurrent, type NavGroup, useGroups } from './navigation.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

const GroupLinks = lazyPart(() => loadLinks().then((file) => ({ default: file.GroupLinks })));

/** The bar over every staff screen; on wide screens with the groups of the navigation. */
export function TopBar() {
  const { center, can } = useStaffSession();
  return (
    <HeaderBar className="max-w-7xl gap-2">
      <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-sm font-semibold text-lg">
        <CenterLogo logo={center.logo} portal="staff" />
        <span className="truncate lg:max-xl:sr-only">{center.name}</span>
      </Link>
      <Groups />
      <div className="ms-auto flex items-center gap-1">
        <SearchButton />
        {can('messages') && <MessageBell to="/messages" toNotifications="/notifications" />}
        <ProfileMenu />
      </div>
    </HeaderBar>
  );
}

function Groups() {
  const { t } = useTranslation();
  const groups = useGroups();
  return (
    <nav aria-label={t('shell.header.navigation')} className="ms-2 hidden lg:block">
      <ul className="flex items-center">
        {groups.map((group) => (
          <li key={group.label}>
            <Group group={group} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A group of one screen leads there at once. */
function Group({ group }: { group: NavGroup }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { links, label } = group;
  const shown = links.find(({ to }) => isCurrent(pathname, to));
  const [only] = links;
  if (links.length === 1 && only) {
    return (
      <Link to={only.to} aria-current={shown && 'page'} className={look}>
        {only.to === '/messages' ? <MessagesText /> : <GroupName group={group} />}
      </Link>
    );
  }
  return (
    <Menu
      label={t(label)}
      align="start"
      onNear={GroupLinks.preload}
      trigger={
        <button type="button" aria-current={shown && 'true'} className={look}>
          <GroupName group={group} />
          <ChevronDown className="size-4 max-xl:hidden" aria-hidden="true" />
        </button>
      }
    >
      <Suspense fallback={<p className="px-3 py-2 text-ink-soft">{t('shell.loading')}</p>}>
        <GroupLinks links={links} />
      </Suspense>
    </Menu>
  );
}

function GroupName({ group: { label, shortLabel } }: { group: NavGroup }) {
  const { t } = useTranslation();
  if (!shortLabel) return t(label);
  return (
    <>
      <span className="xl:hidden">{t(shortLabel)}</span>
      <span className="max-xl:hidden">{t(label)}</span>
    </>
  );
}

const look = clsx(
  'flex min-h-10 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-ink-soft text-sm transition-colors xl:px-2.5 pointer-coarse:min-h-11',
  'hover:bg-sunken hover:text-ink aria-expanded:bg-sunken aria-[current]:bg-action-soft aria-[current]:text-action-soft-ink',
);
