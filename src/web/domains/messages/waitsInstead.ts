import { keepUnsent, type MessageWrite } from '#web/domains/family-day/unsent.ts';
import { portalOf } from '#web/lib/portal.ts';

/** A family's message is kept on this device when there is no connection, also over the end of the page. Others wait on the page. */
export const keptByFamilies = <M extends object>(mutation: M) =>
  portalOf(location.pathname) === 'parent' ? { ...mutation, networkMode: 'always' as const } : mutation;

/** Whether a family's message that did not reach the server waits on this device for a connection (family-day-10). */
export const waitsInstead = async (error: Error, write: MessageWrite): Promise<boolean> =>
  portalOf(location.pathname) === 'parent' && keepUnsent(error, write);
