import type { InquiryState } from '#contract/admissions-choices.ts';
import { hook } from '#server/kernel/hooks.ts';

/** Staff say where an inquiry stands. */
export const inquiryMoves = hook<{ readonly inquiryId: number; readonly state: InquiryState }>();

/** Inquiries are about to be erased, or to become part of another one. */
export const inquiriesEnd = hook<{ readonly ids: readonly number[] }>();

/** A child of one inquiry turned out to be a child of another one, which stays. */
export const inquiryChildTied = hook<{ readonly goneId: number; readonly keptId: number }>();
