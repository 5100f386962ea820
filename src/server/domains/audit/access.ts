import { staffWith } from '#server/kernel/access/rules.ts';

/** What the log tells of medicines, doses and immunizations is medical. */
export const maySeeMedicalChanges = staffWith('medical.see');
