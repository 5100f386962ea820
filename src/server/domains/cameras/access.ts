import { staffWith } from '#server/kernel/access/rules.ts';

/** Who watched in which room; other staff see it of their own room. */
export const maySeeEveryView = staffWith('cameras.manage');
