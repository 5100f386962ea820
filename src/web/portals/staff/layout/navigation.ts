import type { LucideIcon } from 'lucide-react';
import type { Capability } from '#contract/kernel/access.ts';
import { useStaffSession } from '#web/lib/session.ts';

export interface NavLinkData {
  readonly to: string;
  readonly label:
    | 'shell.header.profile'
    | `shell.nav.${'dashboard' | 'rollCall' | 'activities' | 'children' | 'parents' | 'staff' | 'liveCameras' | 'cameras' | 'gallery' | 'taxDocs' | 'billing' | 'calendar' | 'messages' | 'reports' | 'compliance' | 'milestones' | 'backToMainPage'}`;
  /** Shown to those who may; without one, to everybody. */
  readonly needs?: Capability;
}

export interface IconLinkData extends NavLinkData {
  readonly icon: LucideIcon;
}

/** The top navigation of wide screens (web-11). */
export const TOP_LINKS: readonly NavLinkData[] = [
  { to: '/dashboard', label: 'shell.nav.dashboard' },
  { to: '/children', label: 'shell.nav.children', needs: 'children.see' },
  { to: '/parent-management', label: 'shell.nav.parents', needs: 'parents.see' },
  { to: '/cameras', label: 'shell.nav.liveCameras', needs: 'cameras.watch' },
  { to: '/gallery-management', label: 'shell.nav.gallery', needs: 'gallery' },
  { to: '/tax-documents-management', label: 'shell.nav.taxDocs', needs: 'tax-documents' },
  { to: '/billing', label: 'shell.nav.billing', needs: 'billing' },
  { to: '/messages', label: 'shell.nav.messages', needs: 'messages' },
  { to: '/', label: 'shell.nav.backToMainPage' },
];

/** The links that the reader's role includes. */
export function useLinks<Link extends NavLinkData>(links: readonly Link[]): readonly Link[] {
  const { can } = useStaffSession();
  return links.filter(({ needs }) => !needs || can(needs));
}

/** Whether a link's screen is the one shown: the same path, or one below it. */
export const isCurrent = (path: string, to: string): boolean =>
  path === to || (to !== '/' && path.startsWith(`${to}/`));
