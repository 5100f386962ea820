import { keepUnsent, type MessageWrite } from '#web/domains/family-day/unsent.ts';
import { portalOf } from '#web/lib/portal.ts';

/** Whether a family's message that did not reach the server waits on this device for a connection (family-day-10). */
export const waitsInstead = async (error: Error, write: MessageWrite): Promise<boolean> =>
  portalOf(location.pathname) === 'parent' && keepUnsent(error, write);
