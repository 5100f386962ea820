import { clsx } from 'clsx';
import {
  Baby,
  CalendarDays,
  Camera,
  ChartColumn,
  ClipboardCheck,
  Images,
  LayoutDashboard,
  ListChecks,
  MessageSquareText,
  NotebookPen,
  ReceiptText,
  Sprout,
  UserRound,
  UserRoundCog,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { LinkText } from './LinkText.tsx';
import { type IconLinkData, isCurrent, useLinks } from './navigation.ts';

/** What the Menu button lists on smaller screens (web-11). */
const MENU_LINKS: readonly IconLinkData[] = [
  { to: '/dashboard', label: 'shell.nav.dashboard', icon: LayoutDashboard },
  { to: '/children', label: 'shell.nav.children', icon: Baby, needs: 'children.see' },
  { to: '/activities', label: 'shell.nav.activities', icon: NotebookPen, needs: 'activities.record' },
  { to: '/staff', label: 'shell.nav.staff', icon: UserRoundCog, needs: 'staff.see' },
  { to: '/cameras', label: 'shell.nav.cameras', icon: Camera, needs: 'cameras.watch' },
  { to: '/gallery-management', label: 'shell.nav.gallery', icon: Images, needs: 'gallery' },
  { to: '/calendar', label: 'shell.nav.calendar', icon: CalendarDays, needs: 'events.see' },
  { to: '/milestones', label: 'shell.nav.milestones', icon: Sprout, needs: 'milestones' },
  { to: '/messages', label: 'shell.nav.messages', icon: MessageSquareText, needs: 'messages' },
  { to: '/roll-call', label: 'shell.nav.rollCall', icon: ListChecks, needs: 'attendance.record' },
  { to: '/reports', label: 'shell.nav.reports', icon: ChartColumn, needs: 'reports.read' },
  { to: '/compliance', label: 'shell.nav.compliance', icon: ClipboardCheck, needs: 'center.manage' },
  { to: '/billing', label: 'shell.nav.billing', icon: ReceiptText, needs: 'billing' },
  { to: '/profile', label: 'shell.header.profile', icon: UserRound },
];

export default function SmallLinks({ onChosen }: { onChosen(): void }) {
  const { pathname } = useLocation();
  const links = useLinks(MENU_LINKS);
  return (
    <ul className="mx-auto grid max-w-7xl gap-1 p-3 sm:grid-cols-2 sm:px-5">
      {links.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={isCurrent(pathname, to) ? 'page' : undefined}
            className={smallLink}
            onClick={onChosen}
          >
            <Icon className="size-5 text-action" aria-hidden="true" />
            <LinkText to={to} label={label} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const smallLink = clsx(
  'flex min-h-12 items-center gap-3 rounded-md px-3 font-medium transition-colors hover:bg-sunken',
  'aria-[current]:bg-action-soft aria-[current]:text-action-soft-ink',
);
