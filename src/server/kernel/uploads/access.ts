import { anyOf, guardian, staffMember, system } from '../access/rules.ts';

/** What a parent sends in is for a message about a child: without one they send none. */
export const mayUpload = anyOf(staffMember, guardian, system);
