import {
  Baby,
  CalendarCheck,
  CalendarDays,
  Camera,
  ChartColumn,
  ClipboardCheck,
  ClipboardPen,
  Clock,
  DoorOpen,
  FileSignature,
  FileSpreadsheet,
  FileText,
  House,
  Images,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MoonStar,
  NotebookPen,
  ReceiptText,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Sprout,
  TabletSmartphone,
  Timer,
  UserRound,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { MoreList } from '#web/layout/MoreList.tsx';
import { useSignOut } from '#web/layout/useSignOut.ts';
import { SETTINGS_ROUTES, useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { MenuItem } from '#web/ui/Menu.tsx';
import { MessagesText } from './MessagesText.tsx';
import { isCurrent, type NavLinkData, useGroups } from './navigation.ts';

/** The words and the picture of every screen. */
export const LINKS = {
  '/dashboard': { label: 'shellScreens.dashboard', icon: LayoutDashboard },
  '/room': { label: 'shell.nav.room', icon: DoorOpen },
  '/activities': { label: 'shellScreens.activities', icon: NotebookPen },
  '/daily-reports': { label: 'shell.nav.dailyReports', icon: ClipboardPen },
  '/roll-call': { label: 'shell.nav.rollCall', icon: ListChecks },
  '/close-day': { label: 'shell.nav.closeDay', icon: MoonStar },
  '/clock': { label: 'shellScreens.clock', icon: Clock },
  '/calendar': { label: 'shell.nav.calendar', icon: CalendarDays },
  '/children': { label: 'shell.nav.children', icon: Baby },
  '/planning': { label: 'shellScreens.planning', icon: ChartColumn },
  '/milestones': { label: 'shellScreens.milestones', icon: Sprout },
  '/gallery-management': { label: 'shellScreens.gallery', icon: Images },
  '/parent-management': { label: 'shellScreens.parents', icon: UsersRound },
  '/admissions': { label: 'shellScreens.admissions', icon: ClipboardPen },
  '/forms': { label: 'shellScreens.forms', icon: FileSignature },
  '/bookings': { label: 'shellScreens.bookings', icon: CalendarCheck },
  '/tax-documents-management': { label: 'shellScreens.taxDocs', icon: FileText },
  '/staff': { label: 'shellScreens.staff', icon: UserRoundCog },
  '/timesheets': { label: 'shellScreens.timesheets', icon: ListChecks },
  '/my-hours': { label: 'shellScreens.myHours', icon: CalendarCheck },
  '/time-clock': { label: 'shellScreens.timeClock', icon: Timer },
  '/rota': { label: 'shellScreens.rota', icon: CalendarDays },
  '/my-shifts': { label: 'shellScreens.myShifts', icon: CalendarCheck },
  '/messages': { label: 'shell.nav.messages', icon: MessageSquareText },
  '/billing': { label: 'shell.nav.billing', icon: ReceiptText },
  '/reports': { label: 'shell.nav.reports', icon: ChartColumn },
  '/compliance': { label: 'shell.nav.compliance', icon: ClipboardCheck },
  '/settings/audit': { label: 'preferencesStaff.auditLog.title', icon: ScrollText },
  '/cameras': { label: 'shellScreens.liveCameras', icon: Camera },
  '/settings/center': { label: 'preferencesStaff.house.title', icon: House },
  '/settings/roles': { label: 'preferencesStaff.roles.title', icon: KeyRound },
  '/settings/security': { label: 'preferencesStaff.security.title', icon: ShieldCheck },
  '/settings/kiosks': { label: 'preferencesStaff.kiosks.title', icon: TabletSmartphone },
  '/settings/mail': { label: 'preferencesStaff.mailSection.title', icon: Mail },
  '/settings/import': { label: 'preferencesStaff.import.title', icon: FileSpreadsheet },
  '/settings/system': { label: 'preferencesStaff.system.title', icon: Server },
} as const satisfies Readonly<Record<NavLinkData['to'], { readonly label: string; readonly icon: LucideIcon }>>;

/** One group's screens, in its menu. */
export function GroupLinks({ links }: { links: readonly NavLinkData[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return links.map(({ to }) => {
    const { label, icon: Icon } = LINKS[to];
    return (
      <MenuItem key={to} asChild>
        <Link
          to={to}
          aria-current={isCurrent(pathname, to) ? 'page' : undefined}
          className="aria-[current]:font-semibold"
        >
          <Icon className="text-action" aria-hidden="true" />
          {t(label)}
        </Link>
      </MenuItem>
    );
  });
}

/** All groups with their screens, and one's own: what a phone's 'More' opens. */
export function AllLinks() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { staff } = useStaffSession();
  const signOut = useSignOut('staff');
  return (
    <div className="mx-auto grid max-w-3xl content-start gap-x-6 gap-y-4 p-4 sm:grid-cols-2 sm:p-6">
      {useGroups().map(({ label, links }) => (
        <MoreList
          key={label}
          title={t(label)}
          links={links.map(({ to }) => ({
            to,
            text: to === '/messages' ? <MessagesText /> : t(LINKS[to].label),
            icon: LINKS[to].icon,
            isCurrent: isCurrent(pathname, to),
          }))}
        />
      ))}
      <MoreList
        title={`${staff.firstName} ${staff.lastName}`}
        links={[
          { to: '/profile', text: t('shell.header.profile'), icon: UserRound, isCurrent: pathname === '/profile' },
          {
            to: SETTINGS_ROUTES.staff,
            text: t('shell.header.settings'),
            icon: Settings,
            isCurrent: pathname === SETTINGS_ROUTES.staff,
          },
          { onPress: signOut, text: t('shell.header.logout'), icon: LogOut },
        ]}
      />
    </div>
  );
}
