import { hook } from '#server/kernel/hooks.ts';

/** Days of somebody became paid time off, or are it no more. */
export const timeOffChanged = hook<{
  readonly staffId: number;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}>();
