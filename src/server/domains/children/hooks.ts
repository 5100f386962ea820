import { hook } from '#server/kernel/hooks.ts';
import type { ConsentForm } from './rules-consents.ts';

/** A child is about to be removed from every list; its records stay. */
export const childLeaves = hook<{ readonly childId: number }>();

/** A child is enrolled no more on local dates from one on: its last day was said, its first one moved, or it is being removed. */
export const enrollmentShortened = hook<{ readonly childId: number; readonly from: string }>();

/** A consent that was given for a child holds no more; `guardianId`: who took it back by themselves. */
export const consentWithdrawn = hook<{
  readonly childId: number;
  readonly form: ConsentForm;
  readonly guardianId: number | null;
}>();
