import type { Capability } from '#contract/kernel/access.ts';
import { useStaffSession } from '#web/lib/session.ts';

export interface NavLinkData {
  readonly to: string;
  readonly label:
    | `shell.nav.${'dashboard' | 'rollCall' | 'activities' | 'children' | 'parents' | 'staff' | 'liveCameras' | 'gallery' | 'taxDocs' | 'billing' | 'calendar' | 'messages' | 'reports' | 'compliance' | 'milestones'}`
    | `preferencesStaff.${'house' | 'roles' | 'security' | 'kiosks' | 'mailSection' | 'auditLog' | 'system' | 'import'}.title`;
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
const GROUPS: readonly NavGroup[] = [
  {
    label: 'shell.today',
    links: [
      { to: '/dashboard', label: 'shell.nav.dashboard' },
      { to: '/activities', label: 'shell.nav.activities', needs: ['activities.record'] },
      { to: '/roll-call', label: 'shell.nav.rollCall', needs: ['attendance.record'] },
      { to: '/calendar', label: 'shell.nav.calendar', needs: ['events.see'] },
    ],
  },
  {
    label: 'shell.nav.children',
    links: [
      { to: '/children', label: 'shell.nav.children', needs: ['children.see'] },
      { to: '/milestones', label: 'shell.nav.milestones', needs: ['milestones'] },
      { to: '/gallery-management', label: 'shell.nav.gallery', needs: ['gallery'] },
    ],
  },
  {
    label: 'shell.nav.families',
    links: [
      { to: '/parent-management', label: 'shell.nav.parents', needs: ['parents.see'] },
      { to: '/tax-documents-management', label: 'shell.nav.taxDocs', needs: ['tax-documents'] },
    ],
  },
  { label: 'shell.nav.team', links: [{ to: '/staff', label: 'shell.nav.staff', needs: ['staff.see'] }] },
  { label: 'shell.nav.messages', links: [{ to: '/messages', label: 'shell.nav.messages', needs: ['messages'] }] },
  { label: 'shell.nav.billing', links: [{ to: '/billing', label: 'shell.nav.billing', needs: ['billing'] }] },
  {
    label: 'shell.nav.reportsAndCompliance',
    shortLabel: 'shell.nav.reports',
    links: [
      { to: '/reports', label: 'shell.nav.reports', needs: ['reports.read'] },
      { to: '/compliance', label: 'shell.nav.compliance', needs: ['center.manage'] },
      { to: '/settings/audit', label: 'preferencesStaff.auditLog.title', needs: ['audit.read'] },
    ],
  },
  {
    label: 'shell.nav.center',
    links: [
      { to: '/cameras', label: 'shell.nav.liveCameras', needs: ['cameras.watch'] },
      { to: '/settings/center', label: 'preferencesStaff.house.title', needs: ['center.manage'] },
      { to: '/settings/roles', label: 'preferencesStaff.roles.title', needs: ['roles.manage'] },
      { to: '/settings/security', label: 'preferencesStaff.security.title', needs: ['center.manage'] },
      { to: '/settings/kiosks', label: 'preferencesStaff.kiosks.title', needs: ['center.manage', 'parents.invite'] },
      { to: '/settings/mail', label: 'preferencesStaff.mailSection.title', needs: ['center.manage'] },
      { to: '/settings/import', label: 'preferencesStaff.import.title', needs: ['center.manage'] },
      { to: '/settings/system', label: 'preferencesStaff.system.title', needs: ['audit.read'] },
    ],
  },
];

/** The groups with what the reader's role includes; those without anything are left out. */
export function useGroups(): readonly NavGroup[] {
  const { can } = useStaffSession();
  return GROUPS.map((group) => ({
    ...group,
    links: group.links.filter(({ needs }) => !needs || needs.some((right) => can(right))),
  })).filter(({ links }) => links.length > 0);
}

/** Whether a link's screen is the one shown: the same path, or one below it (web-9). The dashboard is the main page too. */
export const isCurrent = (path: string, to: string): boolean =>
  path === to || path.startsWith(`${to}/`) || (to === '/dashboard' && path === '/');
