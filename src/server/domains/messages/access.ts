import { anyOf, guardian, parent, staffMember, where } from '#server/kernel/access/rules.ts';
import type { SpeaksFor } from './addressing.ts';
import type { Fate } from './queries.ts';
import type { ThreadHead } from './thread-queries.ts';

/** A parent whose children have left reads on, and writes no more. */
export const mayWriteMessages = anyOf(staffMember, guardian);
/** Nobody but staff speaks for a room or the office; for which, their own place decides. */
export const mayBeginThread = (as: SpeaksFor | null | undefined) => (as ? staffMember : mayWriteMessages);
/** Whoever takes part; of a broadcast every parent who got it, who answers the side that sent it. */
export const mayReplyIn = ({ kind, takesPart }: Pick<ThreadHead, 'kind' | 'takesPart'>) =>
  kind === 'broadcast' ? anyOf(parent, where(takesPart)) : where(takesPart);

/** Whoever got it; its sender knows what it says. */
export const mayAcknowledge = ({ hasRow, isSender }: Fate) => where(hasRow && !isSender);
export const mayWithdraw = ({ isSender }: Fate) => where(isSender);
/** Its sender, and staff of what staff sent in their threads. */
export const maySeeReceipts = ({ isSender, senderType }: Fate) =>
  senderType === 'staff' ? anyOf(staffMember, where(isSender)) : where(isSender);
