import { anyOf, onlyThemselves, staffWith } from '#server/kernel/access/rules.ts';

/** One's own papers and training are everybody's to read, others' with the capability that keeps them (papers-2). */
export const mayReadPapers = (staffId: number) => anyOf(onlyThemselves([staffId]), staffWith('staff.manage'));

/** Papers on health have a capability of their own, which keeping the others does not bring along (papers-3). */
export const mayReadHealth = (staffId: number) => anyOf(onlyThemselves([staffId]), staffWith('staff.health'));
