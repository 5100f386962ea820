import { staffWith } from '#server/kernel/access/rules.ts';

/** Whoever enrolls children keeps their files, answers what guardians propose, and reads what is said of custody. */
export const mayKeepFiles = staffWith('children.enroll');
