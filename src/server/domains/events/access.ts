import { anyOf, parent, staffWith } from '#server/kernel/access/rules.ts';

/** Who comes is told by name to staff who see the children's families. */
export const maySeeWhoComes = staffWith('children.see');
/** Which children's birthdays they are, row security decides. */
export const maySeeBirthdays = anyOf(parent, staffWith('children.see'));
