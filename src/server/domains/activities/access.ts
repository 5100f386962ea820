import { staffWith } from '#server/kernel/access/rules.ts';

/** What medicine a child gets is a medical detail. */
export const maySeeMedicine = staffWith('medical.see');
export const mayGiveMedicine = staffWith('medical.see');
/** Undoes what others recorded, and what was recorded longer ago. */
export const mayCorrectActivities = staffWith('children.enroll');
