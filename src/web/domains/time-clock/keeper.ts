import { isLoginStored } from '#web/lib/storedLogin.ts';
import { sendPunches } from './send.ts';

const AGAIN_MS = 60_000;

/**
 * Sends what waits of the own clock while a staff page is open: once it has opened, and whenever the connection is back.
 * @returns how to end it
 */
export function keepPunchesSent(): () => void {
  if (!isSecureContext) return () => {};
  const send = () => void (isLoginStored('staff') && sendPunches().catch(() => {}));
  const timer = setInterval(send, AGAIN_MS);
  addEventListener('online', send);
  send();
  return () => {
    clearInterval(timer);
    removeEventListener('online', send);
  };
}
