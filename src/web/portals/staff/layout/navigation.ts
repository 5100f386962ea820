import {
  Baby,
  Camera,
  ChartColumn,
  FileText,
  House,
  Images,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import type { Capability } from '../../../../contract/access.ts';

export interface NavLinkData {
  readonly to: string;
  readonly label: `shell.nav.${'dashboard' | 'children' | 'parents' | 'staff' | 'liveCameras' | 'cameras' | 'gallery' | 'taxDocs' | 'messages' | 'reports' | 'backToMainPage'}`;
  readonly icon: LucideIcon;
  /** Shown to those who may; without one, to everybody. */
  readonly needs?: Capability;
}

/** The top navigation of wide screens (seed 000 section 2). */
export const TOP_LINKS: readonly NavLinkData[] = [
  { to: '/dashboard', label: 'shell.nav.dashboard', icon: LayoutDashboard },
  { to: '/children', label: 'shell.nav.children', icon: Baby, needs: 'children.see' },
  { to: '/parent-management', label: 'shell.nav.parents', icon: UsersRound, needs: 'parents.see' },
  { to: '/cameras', label: 'shell.nav.liveCameras', icon: Camera, needs: 'cameras.watch' },
  { to: '/gallery-management', label: 'shell.nav.gallery', icon: Images, needs: 'gallery' },
  { to: '/tax-documents-management', label: 'shell.nav.taxDocs', icon: FileText, needs: 'tax-documents' },
  { to: '/messages', label: 'shell.nav.messages', icon: MessageSquareText, needs: 'messages' },
  { to: '/', label: 'shell.nav.backToMainPage', icon: House },
];

/** What the Menu button lists on smaller screens (seed 000 section 2). */
export const MENU_LINKS: readonly NavLinkData[] = [
  { to: '/dashboard', label: 'shell.nav.dashboard', icon: LayoutDashboard },
  { to: '/children', label: 'shell.nav.children', icon: Baby, needs: 'children.see' },
  { to: '/staff', label: 'shell.nav.staff', icon: UserRoundCog, needs: 'staff.see' },
  { to: '/cameras', label: 'shell.nav.cameras', icon: Camera, needs: 'cameras.watch' },
  { to: '/gallery-management', label: 'shell.nav.gallery', icon: Images, needs: 'gallery' },
  { to: '/messages', label: 'shell.nav.messages', icon: MessageSquareText, needs: 'messages' },
  { to: '/reports', label: 'shell.nav.reports', icon: ChartColumn, needs: 'reports.read' },
];

/** Whether a link's screen is the one shown: the same path, or one below it. */
export const isCurrent = (path: string, to: string): boolean =>
  path === to || (to !== '/' && path.startsWith(`${to}/`));
