import { staffWith } from '#server/kernel/access/rules.ts';

/** Whose address links begin with, and who is told that others cannot reach the installation (http-19). */
export const managesCenter = staffWith('center.manage');
