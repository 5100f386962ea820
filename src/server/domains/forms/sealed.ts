import type { Answers } from '#contract/forms-asked.ts';
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
