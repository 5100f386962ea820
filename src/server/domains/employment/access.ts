import { anyOf, onlyThemselves, staffWith } from '#server/kernel/access/rules.ts';

/** Personnel files are kept by whoever manages staff (employment-1). */
export const mayKeepFiles = staffWith('staff.manage');

/** One's own file is everybody's to read, and when one can work is everybody's to say (employment-5). */
export const mayReadFile = (staffId: number) => anyOf(onlyThemselves([staffId]), mayKeepFiles);
