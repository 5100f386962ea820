import { hook } from '#server/kernel/hooks.ts';

/** Somebody on record turned out to be a guardian with an account: what narrows the rights of the one narrows the other's. */
export const guardianTied = hook<{ readonly recordId: number; readonly accountId: number }>();

/** A guardian may no longer collect a child: that right was taken away, or all rights over the child ended. */
export const pickupRightEnded = hook<{ readonly guardianId: number; readonly childId: number }>();
