import { redirect } from 'react-router';
import { inTime, isUnreachable } from '#web/lib/connection.ts';
import { RequestError } from '#web/lib/errors.ts';
import { preferencesOf } from '#web/lib/preferences.ts';
import { queryClient } from '#web/lib/queryClient.ts';
import { LOGIN_ROUTES, rememberPlace, staffSession, TWO_STEP_SETUP } from '#web/lib/session.ts';
import { loginState } from '#web/lib/storedLogin.ts';

/**
 * Before the list: somebody is signed in here, and the server says so too, where it can be reached. While it can't, the list
 * that this browser keeps is shown; that ends with the login.
 */
export async function openRollCall(): Promise<null> {
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

function toLogin(): never {
  rememberPlace('/roll-call');
  throw redirect(LOGIN_ROUTES.staff);
}
