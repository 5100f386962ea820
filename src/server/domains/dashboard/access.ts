import { staffWith } from '#server/kernel/access/rules.ts';

export const maySeeNumbers = staffWith('children.see');
