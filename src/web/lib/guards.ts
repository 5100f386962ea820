import { redirect } from 'react-router';
import { query } from './api.ts';
import { RequestError } from './errors.ts';
import { parentQueryClient, queryClient } from './queryClient.ts';
import { HOMES, LOGIN_ROUTES, parentSession, rememberPlace, staffSession } from './session.ts';
import { loginState } from './storedLogin.ts';

type Asked = { request: Request };

/** Before a staff screen: a stored login, then the server's word for it (seed 000 sections 4 and 6). */
export async function requireStaff({ request }: Asked): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const login = loginState('staff');
  if (login === 'expired') rememberPlace(pathname + search);
  if (login !== 'valid') throw redirect((await isEmptyInstallation()) ? '/setup' : LOGIN_ROUTES.staff);
  try {
    await queryClient.ensureQueryData(staffSession);
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) {
      rememberPlace(pathname + search);
      throw redirect(LOGIN_ROUTES.staff);
    }
    throw error;
  }
}

/** Before a parents' screen: the same; what the first screen reads is asked for at the same time. */
export async function requireParent({ request }: Asked): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const turnAway = () => {
    rememberPlace(pathname + search);
    throw redirect(LOGIN_ROUTES.parent);
  };
  if (loginState('parent') !== 'valid') return turnAway();
  try {
    await parentQueryClient.ensureQueryData(parentSession);
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return turnAway();
    throw error;
  }
}

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

/** Unknown counts as no: the login then tells what is wrong. */
const isEmptyInstallation = (): Promise<boolean> =>
  queryClient.ensureQueryData(query('GET /api/setup')).then(
    ({ needed }) => needed,
    () => false,
  );
