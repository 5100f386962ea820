import { staffWith } from '#server/kernel/access/rules.ts';

/** Figures of money are the billing's, in a report too. */
export const maySeeRevenue = staffWith('billing');
