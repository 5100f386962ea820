import { hook } from '#server/kernel/hooks.ts';

/** Which days of a child are booked was changed, for local dates from one on; `to` is the last one, null without an end. */
export const scheduleChanged = hook<{ readonly childId: number; readonly from: string; readonly to: string | null }>();
