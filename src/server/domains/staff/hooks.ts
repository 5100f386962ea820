import type { PunchKind } from '#contract/time-clock-choices.ts';
import { hook } from '#server/kernel/hooks.ts';
import type { SwitchedDuty } from './duty-queries.ts';

/** Somebody came on duty or went, or began or ended a break, by a switch and at this moment. */
export interface Switched extends SwitchedDuty {
  readonly kind: PunchKind;
  /** Where they are in care from then on, where that was said. */
  readonly roomId: number | null;
}
export const dutySwitched = hook<readonly Switched[]>();

/** A member of staff was removed from the team. */
export const staffRemoved = hook<{ readonly staffId: number }>();

/** A duty that has been became another one: it was added, begins or ends at other moments, counts as confirmed, or was struck out. */
export const dutyCorrected = hook<{
  readonly staffId: number;
  /** The earliest and the latest moment that it has, or had. */
  readonly from: Date;
  readonly to: Date;
  readonly reason: string;
}>();
