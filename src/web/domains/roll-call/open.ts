import { openKept } from '#web/lib/openKept.ts';

/** Before the list for emergencies. */
export const openRollCall = (): Promise<null> => openKept('/roll-call');
