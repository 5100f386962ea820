import { staffWith } from '#server/kernel/access/rules.ts';

/** What classroom tablets sent is seen to by those who may log it themselves. */
export const maySeeRoomEntries = staffWith('activities.record');
