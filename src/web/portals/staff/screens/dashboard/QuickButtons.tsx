import { clsx } from 'clsx';
import {
  Baby,
  CalendarDays,
  Camera,
  ChartColumn,
  FileText,
  Images,
  ListChecks,
  MessageSquareText,
  NotebookPen,
  ReceiptText,
  Sprout,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { useUnreadCount } from '#web/domains/messages/unread-queries.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { IconLinkData } from '#web/portals/staff/layout/navigation.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';

/** The quick-button row (dashboard-2); scrolls sideways below a wide screen. */
const LINKS: readonly IconLinkData[] = [
  { to: '/children', label: 'shell.nav.children', icon: Baby, needs: 'children.see' },
  { to: '/activities', label: 'shell.nav.activities', icon: NotebookPen, needs: 'activities.record' },
  { to: '/roll-call', label: 'shell.nav.rollCall', icon: ListChecks, needs: 'attendance.record' },
  { to: '/calendar', label: 'shell.nav.calendar', icon: CalendarDays, needs: 'events.see' },
  { to: '/parent-management', label: 'shell.nav.parents', icon: UsersRound, needs: 'parents.see' },
  { to: '/cameras', label: 'shell.nav.liveCameras', icon: Camera, needs: 'cameras.watch' },
  { to: '/gallery-management', label: 'shell.nav.gallery', icon: Images, needs: 'gallery' },
  { to: '/milestones', label: 'shell.nav.milestones', icon: Sprout, needs: 'milestones' },
  { to: '/tax-documents-management', label: 'shell.nav.taxDocs', icon: FileText, needs: 'tax-documents' },
  { to: '/billing', label: 'shell.nav.billing', icon: ReceiptText, needs: 'billing' },
  { to: '/reports', label: 'shell.nav.reports', icon: ChartColumn, needs: 'reports.read' },
  { to: '/messages', label: 'shell.nav.messages', icon: MessageSquareText, needs: 'messages' },
];

export function QuickButtons() {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  return (
    <nav
      aria-label={t('dashboard.shortcuts')}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-5 sm:px-5"
    >
      <ul className="flex gap-2 xl:flex-wrap">
        {LINKS.filter(({ needs }) => !needs || can(needs)).map(({ to, label, icon: Icon }) => (
          <li key={to} className="shrink-0 max-sm:w-23 sm:max-lg:flex-1">
            <Link to={to} className={look}>
              <span className="relative">
                <Icon className="size-5 text-action" aria-hidden="true" />
                {to === '/messages' && <Unread />}
              </span>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Unread() {
  const { t } = useTranslation();
  const count = useUnreadCount(1);
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} className="absolute -top-2 start-1.5" />
      <span className="sr-only">{t('shell.bell.label', { count })}</span>
    </>
  );
}

const look = clsx(
  'flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-md bg-surface px-4 font-medium text-ink text-sm shadow-card transition-colors',
  'hover:bg-sunken max-lg:min-h-16 max-lg:flex-col max-lg:gap-1 max-lg:px-2 max-lg:text-xs forced-colors:border',
);
