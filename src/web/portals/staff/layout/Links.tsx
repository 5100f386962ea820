import {
  Baby,
  CalendarDays,
  Camera,
  ChartColumn,
  ClipboardCheck,
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
  NotebookPen,
  ReceiptText,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Sprout,
  TabletSmartphone,
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

const ICONS: Readonly<Record<NavLinkData['label'], LucideIcon>> = {
  'shell.nav.dashboard': LayoutDashboard,
  'shell.nav.activities': NotebookPen,
  'shell.nav.rollCall': ListChecks,
  'shell.nav.calendar': CalendarDays,
  'shell.nav.children': Baby,
  'shell.nav.milestones': Sprout,
  'shell.nav.gallery': Images,
  'shell.nav.parents': UsersRound,
  'shell.nav.taxDocs': FileText,
  'shell.nav.staff': UserRoundCog,
  'shell.nav.messages': MessageSquareText,
  'shell.nav.billing': ReceiptText,
  'shell.nav.reports': ChartColumn,
  'shell.nav.compliance': ClipboardCheck,
  'shell.nav.liveCameras': Camera,
  'preferencesStaff.auditLog.title': ScrollText,
  'preferencesStaff.house.title': House,
  'preferencesStaff.roles.title': KeyRound,
  'preferencesStaff.security.title': ShieldCheck,
  'preferencesStaff.kiosks.title': TabletSmartphone,
  'preferencesStaff.mailSection.title': Mail,
  'preferencesStaff.import.title': FileSpreadsheet,
  'preferencesStaff.system.title': Server,
};

/** One group's screens, in its menu. */
export function GroupLinks({ links }: { links: readonly NavLinkData[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return links.map(({ to, label }) => {
    const Icon = ICONS[label];
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
          links={links.map(({ to, label: name }) => ({
            to,
            text: to === '/messages' ? <MessagesText /> : t(name),
            icon: ICONS[name],
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
