import { hook } from '#server/kernel/hooks.ts';

/** A child is about to be removed from every list; its records stay. */
export const childLeaves = hook<{ readonly childId: number }>();
