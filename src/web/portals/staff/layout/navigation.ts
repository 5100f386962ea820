import type { Capability } from '#contract/kernel/access.ts';
import { useStaffSession } from '#web/lib/session.ts';

export interface NavLinkData {
  readonly to: (typeof GROUPS)[number]['links'][number]['to'];
  /** Shown to those who have one of these rights; without any, to everybody. */
  readonly needs?: readonly Capability[];
}

export interface NavGroup {
  readonly label:
    | 'shell.today'
    | `shell.nav.${'children' | 'families' | 'team' | 'messages' | 'billing' | 'reportsAndCompliance' | 'center'}`;
  /** Where the bar has little room. */
  readonly shortLabel?: 'shell.nav.reports';
  readonly links: readonly NavLinkData[];
}

/** Every screen of the staff portal, each in one place (web-11). */
const GROUPS = [
  {
    label: 'shell.today',
    links: [
      { to: '/dashboard' },
      { to: '/room', needs: ['attendance.record'] },
      { to: '/activities', needs: ['activities.record'] },
      { to: '/daily-reports', needs: ['daily-reports'] },
      { to: '/roll-call', needs: ['attendance.record'] },
      { to: '/close-day', needs: ['attendance.record'] },
      { to: '/clock', needs: ['duty.own'] },
      { to: '/calendar', needs: ['events.see'] },
    ],
  },
  {
    label: 'shell.nav.children',
    links: [
      { to: '/children', needs: ['children.see'] },
      { to: '/planning', needs: ['children.enroll'] },
      { to: '/milestones', needs: ['milestones'] },
      { to: '/gallery-management', needs: ['gallery'] },
    ],
  },
  {
    label: 'shell.nav.families',
    links: [
      { to: '/parent-management', needs: ['parents.see'] },
      { to: '/admissions', needs: ['admissions'] },
      { to: '/forms', needs: ['forms'] },
      { to: '/bookings', needs: ['children.enroll'] },
      { to: '/tax-documents-management', needs: ['tax-documents'] },
    ],
  },
  {
    label: 'shell.nav.team',
    links: [
      { to: '/staff', needs: ['staff.see'] },
      { to: '/rota', needs: ['rota'] },
      { to: '/my-shifts' },
      { to: '/time-clock', needs: ['staff.manage'] },
      { to: '/timesheets', needs: ['staff.manage'] },
      { to: '/my-hours' },
    ],
  },
  { label: 'shell.nav.messages', links: [{ to: '/messages', needs: ['messages'] }] },
  { label: 'shell.nav.billing', links: [{ to: '/billing', needs: ['billing'] }] },
  {
    label: 'shell.nav.reportsAndCompliance',
    shortLabel: 'shell.nav.reports',
    links: [
      { to: '/reports', needs: ['reports.read'] },
      { to: '/compliance', needs: ['center.manage'] },
      { to: '/settings/audit', needs: ['audit.read'] },
    ],
  },
  {
    label: 'shell.nav.center',
    links: [
      { to: '/cameras', needs: ['cameras.watch'] },
      { to: '/settings/center', needs: ['center.manage'] },
      { to: '/settings/roles', needs: ['roles.manage'] },
      { to: '/settings/security', needs: ['center.manage'] },
      { to: '/settings/kiosks', needs: ['center.manage', 'parents.invite'] },
      { to: '/settings/mail', needs: ['center.manage'] },
      { to: '/settings/import', needs: ['center.manage'] },
      { to: '/settings/system', needs: ['audit.read'] },
    ],
  },
] as const satisfies readonly (Omit<NavGroup, 'links'> & {
  readonly links: readonly { readonly to: string; readonly needs?: readonly Capability[] }[];
})[];

/** The groups with what the reader's role includes; those without anything are left out. */
export function useGroups(): readonly NavGroup[] {
  const { can } = useStaffSession();
  const isOpen = ({ needs }: NavLinkData) => !needs || needs.some((right) => can(right));
  return GROUPS.map((group): NavGroup => ({ ...group, links: group.links.filter(isOpen) })).filter(
    ({ links }) => links.length > 0,
  );
}

/** Screens without a link of their own, and the one they are reached from. */
const REACHED_FROM: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/enroll-child': '/children',
  '/time-off': '/timesheets',
};

/** Whether a link's screen is the one shown: the same path, one below it, or one reached from there (web-9). */
export const isCurrent = (path: string, to: string): boolean =>
  path === to || path.startsWith(`${to}/`) || REACHED_FROM[path] === to;
