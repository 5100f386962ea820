import { guardianOf } from '#server/kernel/access/rules.ts';

/** A milestone of another's child is as unknown as one that isn't there. */
export const mayCelebrate = ({ childId }: { readonly childId: number }) => guardianOf(childId);
