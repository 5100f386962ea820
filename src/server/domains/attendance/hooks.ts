import { hook } from '#server/kernel/hooks.ts';

/** The stays of children on a local date were ended, opened again or corrected. */
export const staysChanged = hook<{ readonly childIds: readonly number[]; readonly date: string }>();
