import { redirect } from 'react-router';
import { inTime, isUnreachable } from './connection.ts';
import { RequestError } from './errors.ts';
import { preferencesOf } from './preferences.ts';
import { queryClient } from './queryClient.ts';
import { LOGIN_ROUTES, rememberPlace, staffSession, TWO_STEP_SETUP } from './session.ts';
import { loginState } from './storedLogin.ts';

/**
 * Before a staff page that opens without a connection: somebody is signed in here, and the server says so too, where it can be reached.
 * While it can't, what this browser keeps is shown; that ends with the login.
 */
export async function openKept(path: '/roll-call' | '/clock'): Promise<null> {
  const toLogin = (): never => {
    rememberPlace(path);
    throw redirect(LOGIN_ROUTES.staff);
  };
  if (loginState('staff') !== 'valid') return toLogin();
  try {
    const [{ needsTwoStep }] = await inTime(
      Promise.all([
        queryClient.fetchQuery({ ...staffSession, staleTime: 60_000 }),
        queryClient.ensureQueryData(preferencesOf('staff')).catch(() => undefined),
      ]),
    );
    if (needsTwoStep) throw redirect(TWO_STEP_SETUP);
    return null;
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return toLogin();
    if (isUnreachable(error)) return null;
    throw error;
  }
}
