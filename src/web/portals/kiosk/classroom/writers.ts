/** What proves who logs: a ticket of the server's, or while it is away the PIN itself, which the queue seals. */
export type Proof = { readonly ticket: string } | { readonly staffId: number; readonly pin: string };

/** So long after their PIN a tap on their picture says who logs, by this page's timer. */
const MINUTE_MS = 60_000;

/** Who gave their PIN in the last minute. In memory alone: a page that is opened anew knows nobody. */
const known = new Map<number, { readonly proof: Proof; readonly until: number }>();

export function rememberWriter(staffId: number, proof: Proof): void {
  known.set(staffId, { proof, until: performance.now() + MINUTE_MS });
}

/** What proves somebody for whom a tap is enough. A tap prolongs nothing. */
export function proofOf(staffId: number): Proof | undefined {
  const found = known.get(staffId);
  if (found && found.until > performance.now()) return found.proof;
  known.delete(staffId);
  return undefined;
}
