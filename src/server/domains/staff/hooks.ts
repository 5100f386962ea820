import { hook } from '#server/kernel/hooks.ts';

/** A member of staff was removed from the team. */
export const staffRemoved = hook<{ readonly staffId: number }>();
