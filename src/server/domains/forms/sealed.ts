import type { Answers } from '#contract/forms-asked.ts';
import type { SaidChange } from '#server/domains/child-file/said-rules.ts';
import type { Vault } from '#server/kernel/secrets/vault.ts';

/** Whose answers they are: a guardian's draft, or what was signed. */
interface Place {
  readonly centerId: number;
  readonly requestId: number;
  /** Of a draft. */
  readonly guardianId?: number;
}

const boundTo = ({ centerId, requestId, guardianId }: Place) => `${centerId} ${requestId} ${guardianId ?? 'signed'}`;

export const sealAnswers = (vault: Vault, place: Place, answers: Answers): Buffer =>
  vault.seal('form', JSON.stringify(answers), boundTo(place));
export const openAnswers = (vault: Vault, place: Place, sealed: Buffer): Answers =>
  JSON.parse(vault.open('form', sealed, boundTo(place)));

/** What the first signer's answers change of the child's file, until all have signed. */
export const sealChanges = (vault: Vault, { centerId, requestId }: Place, changes: readonly SaidChange[]): Buffer =>
  vault.seal('form', JSON.stringify(changes), `${centerId} ${requestId} changes`);
export const openChanges = (vault: Vault, { centerId, requestId }: Place, sealed: Buffer): SaidChange[] =>
  JSON.parse(vault.open('form', sealed, `${centerId} ${requestId} changes`));
