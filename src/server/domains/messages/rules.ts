import type { ADDRESS_KINDS } from '#contract/messages.ts';
import { WITHDRAW_MS } from '#contract/messages-limits.ts';

export interface Address {
  readonly kind: (typeof ADDRESS_KINDS)[number];
  readonly id?: number | null | undefined;
}

interface Sent {
  readonly isSender: boolean;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
}
/** Its sender may take a message back for 2 minutes. */
export const canWithdraw = ({ isSender, createdAt, withdrawnAt }: Sent, now: Date): boolean =>
  isSender && withdrawnAt === null && now.getTime() - createdAt.getTime() <= WITHDRAW_MS;

interface Got {
  readonly hasRow: boolean;
  readonly isSender: boolean;
  readonly priority: string;
  readonly acknowledgedAt: Date | null;
  readonly withdrawnAt: Date | null;
}
/** Urgent messages ask for acknowledgement from whoever got them. */
export const needsAcknowledgement = ({ hasRow, isSender, priority, acknowledgedAt, withdrawnAt }: Got): boolean =>
  hasRow && !isSender && priority === 'urgent' && acknowledgedAt === null && withdrawnAt === null;

const isWide = ({ kind }: Address) => kind === 'room-families' || kind === 'all-families';

/** An address of one family, with the children through whom it is theirs. */
export interface FamilyAddress {
  readonly childIds: readonly number[];
}

/**
 * Of what kind a thread to these addresses is: a conversation, unless it reaches families who have no child in common. They
 * must not read each other's answers.
 */
export function threadKind(to: readonly Address[], families: readonly FamilyAddress[]): 'conversation' | 'broadcast' {
  if (to.some(isWide)) return 'broadcast';
  return families.length > 0 && commonChildren(families).length === 0 ? 'broadcast' : 'conversation';
}

/** The children whom all these addresses are about. */
export function commonChildren(families: readonly FamilyAddress[]): readonly number[] {
  const [first, ...others] = families;
  return first ? first.childIds.filter((id) => others.every(({ childIds }) => childIds.includes(id))) : [];
}

export interface Office {
  /** The staff member's own room. */
  readonly roomId: number | null;
  readonly isOffice: boolean;
}
/** Families of one's own room are anybody's of the staff to write to; those of other rooms and of all, the office's. */
export const mayAddress = ({ kind, id }: Address, { roomId, isOffice }: Office): boolean =>
  isOffice || (kind !== 'all-families' && (kind !== 'room-families' || id === roomId));
