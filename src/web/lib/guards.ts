import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { query } from './api.ts';
import { isUnreachable } from './connection.ts';
import { RequestError } from './errors.ts';
import type { Portal } from './portal.ts';
import { preferencesOf } from './preferences.ts';
import { parentQueryClient, queryClient } from './queryClient.ts';
import { HOMES, LOGIN_ROUTES, parentSession, rememberPlace, staffSession, TWO_STEP_SETUP } from './session.ts';
import { loginState } from './storedLogin.ts';

type Asked = { request: Request };

/** Before a staff screen: a stored login, then the server's word for it (web-4). */
export async function requireStaff({ request }: Asked): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const login = loginState('staff');
  if (login === 'expired') rememberPlace(pathname + search);
  if (login !== 'valid') throw redirect((await isEmptyInstallation()) ? '/setup' : LOGIN_ROUTES.staff);
  try {
    const [{ needsTwoStep }] = await Promise.all([
      queryClient.ensureQueryData(staffSession),
      readPreferences(queryClient, 'staff'),
    ]);
    if (!needsTwoStep) return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) {
      rememberPlace(pathname + search);
      throw redirect(LOGIN_ROUTES.staff);
    }
    throw error;
  }
  rememberPlace(pathname + search);
  throw redirect(TWO_STEP_SETUP);
}

/** Before the setup of two-step verification: for those who have to do it first. */
export async function requireTwoStepSetup(): Promise<null> {
  if (loginState('staff') !== 'valid') throw redirect(LOGIN_ROUTES.staff);
  const { needsTwoStep } = await queryClient.fetchQuery({ ...staffSession, staleTime: 0 }).catch((error: unknown) => {
    throw error instanceof RequestError && error.status === 401 ? redirect(LOGIN_ROUTES.staff) : error;
  });
  if (!needsTwoStep) throw redirect(HOMES.staff);
  return null;
}

/** Before a parents' screen: the same; what the first screen reads is asked for at the same time. */
export async function requireParent({ request }: Asked): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const toLogin = () => {
    rememberPlace(pathname + search);
    throw redirect(LOGIN_ROUTES.parent);
  };
  if (loginState('parent') !== 'valid') return toLogin();
  try {
    await Promise.all([parentQueryClient.ensureQueryData(parentSession), readPreferences(parentQueryClient, 'parent')]);
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return toLogin();
    if (pathname === HOMES.parent && isUnreachable(error) && (await hasKeptFamily())) return null;
    throw error;
  }
}

/** Whether there is a day to show without a connection: the layout does (family-day-9). */
const hasKeptFamily = (): Promise<boolean> =>
  import('#web/domains/family-day/kept.ts').then(
    async ({ keptFamily }) => (await keptFamily()) !== null,
    () => false,
  );

/** Before the parents' login: who is signed in goes on to their children. */
export function leaveWhenParentSignedIn(): null {
  if (loginState('parent') === 'valid') throw redirect(HOMES.parent);
  return null;
}

/** Before the staff login: who is signed in goes on to the dashboard. */
export function leaveWhenSignedIn(): null {
  if (loginState('staff') === 'valid') throw redirect('/dashboard');
  return null;
}

/** The screens come as their reader chose; without an answer as this browser last had them. */
const readPreferences = (client: QueryClient, portal: Portal) =>
  client.ensureQueryData(preferencesOf(portal)).catch(() => undefined);

/** Unknown counts as no: the login then tells what is wrong. */
const isEmptyInstallation = (): Promise<boolean> =>
  queryClient.ensureQueryData(query('GET /api/setup')).then(
    ({ needed }) => needed,
    () => false,
  );
