import type { PunchKind, PunchSource } from '#contract/time-clock-choices.ts';

/** What somebody says at the clock, at a moment that is not to come. */
export interface Said {
  readonly uuid: string;
  readonly staffId: number;
  readonly kind: PunchKind;
  readonly at: Date;
  readonly source: PunchSource;
  readonly kioskId: number | null;
  /** In which room they are from then on; null: their own, or where they were. */
  readonly roomId: number | null;
  readonly clockOffSeconds: number | null;
}
