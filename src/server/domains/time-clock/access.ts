import { anyOf, onlyThemselves, staffWith } from '#server/kernel/access/rules.ts';

/** Who is at work, what doesn't fit together, and whether a correction that was asked for is made. */
export const mayManageClock = staffWith('staff.manage');

/** One's own punches are everybody's to read, others' with the capability that corrects duties. */
export const mayReadPunches = (staffId: number) => anyOf(onlyThemselves([staffId]), mayManageClock);
