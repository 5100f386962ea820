import { guardianOf } from '#server/kernel/access/rules.ts';

/** A guardian opens and signs what happened to their own child; to anybody else it is as unknown as one that isn't there. */
export const mayReceiveIncident = ({ childId }: { readonly childId: number }) => guardianOf(childId);
