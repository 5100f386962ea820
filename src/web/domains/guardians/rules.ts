import type { ChildProfile } from '#web/domains/children/rules.ts';

export type Guardian = ChildProfile['guardians'][number];

/** What a guardian can be to a child (children-5). */
export const RELATIONSHIPS = ['parent', 'guardian', 'grandparent', 'other'] as const;

/** The guardians that whoever hands a child over has to know about: no right to pick up, or a custody note. */
export const pickupWarnings = (guardians: readonly Guardian[]): Guardian[] =>
  guardians.filter(({ mayPickUp, custodyNote }) => !mayPickUp || custodyNote !== null);
