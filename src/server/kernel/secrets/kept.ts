import { invalid } from '../http-error.ts';

/** Where a secret is sent to. */
export interface Recipient {
  readonly host: string;
  readonly port: number;
  /** Whether nobody on the way can read it. */
  readonly isEncrypted: boolean;
}

/** Whether a secret given for one recipient may go to another without being typed again: to the same host and port, no less hidden. */
export const staysWith = (given: Recipient | null, now: Recipient | null): boolean =>
  now === null ||
  (given !== null && given.host === now.host && given.port === now.port && (now.isEncrypted || !given.isEncrypted));

/**
 * A secret that is kept goes to nobody but whom it was given for; else whoever may change an address could have it sent to
 * themselves. Refuses by the secrets' fields (422), of which only those that are kept and not typed are named.
 */
export function refuseOtherRecipient(given: Recipient | null, now: Recipient | null, fields: readonly string[]): void {
  if (fields.length === 0 || staysWith(given, now)) return;
  throw invalid(Object.fromEntries(fields.map((field) => [field, TYPE_AGAIN])));
}

const TYPE_AGAIN = 'Type this again: what is kept goes only to the host and port it was given for';
