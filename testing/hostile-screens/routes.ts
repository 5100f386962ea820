import type { RouteObject } from 'react-router';
import { added as laterRoutes } from '#web/laterRoutes.tsx';
import { isOpenPage, portalOf } from '#web/lib/portal.ts';
import { added as messagesRoutes } from '#web/messagesScreen.tsx';
import { added as roomRoutes } from '#web/roomScreen.tsx';
import { routes } from '#web/routes.tsx';

/** Every address of the application, as its routes write it: '/milestones/:childId'. */
export const ADDRESSES: readonly string[] = [
  ...pathsOf(routes),
  ...[laterRoutes, roomRoutes, messagesRoutes].flatMap((added) =>
    Object.values(added).flatMap((later) => pathsOf(later)),
  ),
].filter((path) => path !== '*');

function pathsOf(of: readonly RouteObject[]): string[] {
  return of.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}

/** Of families and inspectors without an account, and of whoever has yet to set up their second factor. */
const WITHOUT_ACCOUNT = ['/inspect', '/inquiry', '/join', '/two-step-setup'];
const isOpen = (path: string) => isOpenPage(path) || WITHOUT_ACCOUNT.some((start) => path.startsWith(start));

/** The addresses that an audience opens; the open ones with nobody signed in. */
export const ADDRESSES_OF = {
  open: ADDRESSES.filter(isOpen),
  staff: ADDRESSES.filter((path) => !isOpen(path) && portalOf(path) === 'staff'),
  parent: ADDRESSES.filter((path) => !isOpen(path) && portalOf(path) === 'parent'),
};
