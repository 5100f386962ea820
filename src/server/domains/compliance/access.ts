import type { Sheet } from '#contract/compliance-choices.ts';
import { anyOf, staffMember, staffWith, system } from '#server/kernel/access/rules.ts';

/** What staff's papers on health say is for those with that capability alone, in a sheet and through a link (papers-3). */
export const mayShow = (sheets: readonly Sheet[]) =>
  sheets.includes('health-papers') ? staffWith('staff.health') : anyOf(system, staffMember);
