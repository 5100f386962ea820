import { hook } from '#server/kernel/hooks.ts';

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
