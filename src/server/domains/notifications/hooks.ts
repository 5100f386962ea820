import type { Kind } from '#contract/notifications-kinds.ts';
import { hook } from '#server/kernel/hooks.ts';

/** Guardians were notified of a record, of which some had not been told before. */
export const guardiansNotified = hook<{ readonly kind: Kind; readonly aboutId: number }>();
