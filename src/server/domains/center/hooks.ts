import { hook } from '#server/kernel/hooks.ts';

/** On some local dates from one to another, or of weekdays from one on (`to` null), the center is open no more. */
export const centerCloses = hook<{ readonly from: string; readonly to: string | null }>();
