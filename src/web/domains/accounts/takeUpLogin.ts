import type { ReplyOf } from '#web/lib/api.ts';
import { forgetAnswers } from '#web/lib/session.ts';
import { storeStaffLogin } from '#web/lib/storedLogin.ts';

/** Begins the session that a sign-in has answered; false: it has answered none. */
export function takeUpLogin(
  { token, staff }: Pick<ReplyOf<'POST /api/auth/login'>, 'token' | 'staff'>,
  rememberMe: boolean,
): boolean {
  if (!token || !staff) return false;
  forgetAnswers();
  storeStaffLogin({ token, id: staff.id, name: `${staff.firstName} ${staff.lastName}`, rememberMe });
  return true;
}
