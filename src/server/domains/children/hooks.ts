import { hook } from '#server/kernel/hooks.ts';

/** A child is about to be removed from every list; its records stay. */
export const childLeaves = hook<{ readonly childId: number }>();

/** A child is enrolled no more on local dates from one on: its last day was said, its first one moved, or it is being removed. */
export const enrollmentShortened = hook<{ readonly childId: number; readonly from: string }>();
