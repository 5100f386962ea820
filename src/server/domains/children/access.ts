import { staffWith } from '#server/kernel/access/rules.ts';

/** What a court or a family said about custody is for those who enroll children. */
export const maySeeCustodyNotes = staffWith('children.enroll');
