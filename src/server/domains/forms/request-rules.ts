import type { LeftOut, MustSign, RequestState, SignerState } from '#contract/forms-request-choices.ts';

export interface Asked {
  /** Local date. */
  readonly dueOn: string;
  readonly mustSign: MustSign;
  readonly withdrawnAt: Date | null;
  /** Whether somebody signed, be it one who is no longer a guardian. */
  readonly isAnswered: boolean;
  readonly signers: readonly SignerState[];
}

/**
 * How it stands with a form that was sent, on a local day. Where one is enough, a refusal counts once nobody is left who could sign; where all
 * must, it counts at once, whoever signed before.
 */
export function stateOf({ dueOn, mustSign, withdrawnAt, isAnswered, signers }: Asked, today: string): RequestState {
  if (withdrawnAt) return 'withdrawn';
  const signed = signers.filter((state) => state === 'signed').length;
  const refused = signers.filter((state) => state === 'refused').length;
  if (mustSign === 'one') {
    if (signed > 0 || isAnswered) return 'signed';
    if (signers.length > 0 && refused === signers.length) return 'refused';
  } else {
    if (refused > 0) return 'refused';
    if (signers.length > 0 && signed === signers.length) return 'signed';
  }
  if (dueOn < today) return 'expired';
  return signed > 0 || isAnswered || signers.includes('begun') ? 'begun' : 'requested';
}

/** Why a child's guardians are not asked for a form; null: they are. */
export function leftOutBecause(child: {
  readonly guardianIds: readonly number[];
  readonly hasIt: boolean;
}): LeftOut | null {
  if (child.guardianIds.length === 0) return 'no-guardian';
  return child.hasIt ? 'waits' : null;
}
