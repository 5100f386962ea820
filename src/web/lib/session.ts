import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Capability } from '#contract/kernel/access.ts';
import { callAs, query, type ReplyOf } from './api.ts';
import { NetworkError } from './errors.ts';
import { keptAnswers } from './keptAnswers.ts';
import { type Portal, portalOf } from './portal.ts';
import { keptPush } from './pushKept.ts';
import { parentQueryClient, queryClient } from './queryClient.ts';
import { clearStoredLogin, FAMILY_UNSENT_STORE } from './storedLogin.ts';
import { setCenterClock } from './time.ts';

export const LOGIN_ROUTES = { staff: '/login', parent: '/parent-login' } as const;
export const FORGOT_ROUTES = { staff: '/forgot-password', parent: '/parent-forgot-password' } as const;
/** Where staff set up the two-step verification that their center requires. */
export const TWO_STEP_SETUP = '/two-step-setup';
export const SETTINGS_ROUTES = { staff: '/settings', parent: '/parent-settings' } as const;

type StaffStatus = ReplyOf<'GET /api/auth/status'>;
export type StaffSession = StaffStatus & { can(capability: Capability): boolean };

/** The room somebody works in, where it holds a group of children; null without one (staff-13). */
export const groupRoomOf = ({ staff: { room } }: Pick<StaffStatus, 'staff'>) => (room?.ageGroup ? room : null);

/** Who is signed in, asked of the server; answering it sets the center's clock. */
export const staffSession = queryOptions({
  ...query('GET /api/auth/status'),
  queryFn: async ({ signal }): Promise<StaffStatus> => {
    const status = await callAs('staff', 'GET /api/auth/status', {}, signal);
    setCenterClock(status.now, status.center.timeZone);
    return status;
  },
});

export type ParentSession = ReplyOf<'GET /api/parent/session'>;

/** Which parent is signed in, and their center; answering it sets the center's clock. */
export const parentSession = queryOptions({
  ...query('GET /api/parent/session'),
  queryFn: async ({ signal }): Promise<ParentSession> => {
    const session = await callAs('parent', 'GET /api/parent/session', {}, signal);
    setCenterClock(session.now, session.center.timeZone);
    return session;
  },
});

/** Filled by the staff layout, which stands behind the guard. */
export const StaffSessionContext = createContext<StaffStatus | null>(null);

/** The signed-in staff member, what they may do (`can`), and their center. Only within the staff screens. */
export function useStaffSession(): StaffSession {
  const status = useContext(StaffSessionContext);
  if (!status) throw new Error('No staff session: this screen does not stand within the staff layout');
  return { ...status, can: (capability) => status.capabilities.includes(capability) };
}

/** Filled by the parents' layout, which stands behind the guard. */
export const ParentSessionContext = createContext<ParentSession | null>(null);

/** The signed-in parent and their center. Only within the parents' screens. */
export function useParentSession(): ParentSession {
  const session = useContext(ParentSessionContext);
  if (!session) throw new Error('No parent session: this screen does not stand within the parents’ layout');
  return session;
}

/**
 * Ends the session here and on the server, and forgets everything that was read.
 * @returns false when the server could not be reached, so that its cookie is still there
 */
export async function signOut(portal: Portal): Promise<boolean> {
  const reached = await callAs(portal, 'POST /api/auth/logout').then(
    () => true,
    (error: unknown) => !(error instanceof NetworkError),
  );
  clearStoredLogin(portal);
  if (portal === 'parent') indexedDB.deleteDatabase(FAMILY_UNSENT_STORE);
  sessionStorage.clear();
  if (keptPush(portal) !== null) void import('./push.ts').then(({ leavePush }) => leavePush(portal)).catch(() => {});
  return reached;
}

/** Forgets all that was read, once its screens are gone. */
export function forgetAnswers(): void {
  queryClient.clear();
  parentQueryClient.clear();
  keptAnswers.forget();
}

/** The first screen of each portal. */
export const HOMES = { staff: '/', parent: '/parent-dashboard' } as const;
const RETURN_TO = { staff: 'returnTo', parent: 'parentReturnTo' } as const;

/** Keeps where one was when the session ended, to return after the next login. */
export function rememberPlace(path: string): void {
  const portal = portalOf(path);
  if (path !== HOMES[portal] && path !== '/dashboard') sessionStorage.setItem(RETURN_TO[portal], path);
}

/** The room board (dashboard-11). */
export const ROOM = '/room';

/** The first screen of a staff member: the board of their room, the dashboard without one. Asks who has signed in. */
export async function staffHome(): Promise<string> {
  const status = await queryClient.ensureQueryData(staffSession).catch(() => undefined);
  return status && groupRoomOf(status) && status.capabilities.includes('children.see') ? ROOM : HOMES.staff;
}

/** Where to go after a login: where the last session ended, else the first screen. */
export function placeToReturnTo(portal: Portal, home: string = HOMES[portal]): string {
  const path = sessionStorage.getItem(RETURN_TO[portal]) ?? home;
  sessionStorage.removeItem(RETURN_TO[portal]);
  return path;
}
