import { anyOf, onlyThemselves, staffWith } from '#server/kernel/access/rules.ts';

/** Everybody comes on and off duty themselves; others are switched with that capability (staff-4). */
export const maySwitchDuties = (staffIds: readonly number[]) =>
  anyOf(onlyThemselves(staffIds), staffWith('duty.anyone'));

/** Begin and end of a duty, afterwards (staff-11). */
export const mayCorrectDuties = staffWith('staff.manage');

/** One's own duties are everybody's to read, others' with the capability that corrects them (staff-11). */
export const mayReadDuties = (staffId: number) => anyOf(onlyThemselves([staffId]), mayCorrectDuties);
