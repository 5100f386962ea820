import { call, type ReplyOf } from '#web/lib/api.ts';

type Part = ReplyOf<'GET /api/audit/verification/:part'>;
export interface Comparison extends Part {
  readonly erased: ReplyOf<'GET /api/audit/verification'>['erased'];
}

/** How many faults are named. */
const NAMED = 200;

/** Compares the log and the records with their seals, part by part. */
export async function compareWithSeals(onPart: (done: number, of: number) => void, signal: AbortSignal) {
  const { parts, erased } = await call('GET /api/audit/verification', {}, signal);
  const found: Part[] = [];
  for (const part of parts) {
    onPart(found.length, parts.length);
    found.push(await call('GET /api/audit/verification/:part', { params: { part } }, signal));
  }
  return together(found, erased);
}

const together = (parts: readonly Part[], erased: Comparison['erased']): Comparison => ({
  sealed: parts.reduce((sum, { sealed }) => sum + sealed, 0),
  found: parts.reduce((sum, { found }) => sum + found, 0),
  faults: parts.flatMap(({ faults }) => faults).slice(0, NAMED),
  erased,
});
