import { hook } from '#server/kernel/hooks.ts';

/**
 * A family is about to take an absence back, from today on. Whoever hears it adds to `stay` the local dates on which the child cannot come
 * just like that: on these the absence stays told.
 */
export const absenceTakenBack = hook<{
  readonly noticeId: number;
  /** Who takes it back. */
  readonly guardianId: number;
  readonly stay: Set<string>;
}>();
