import { codeOf } from '#server/error-code.ts';
import { conflict, HttpError, notAllowed, signedOut, twoStepFirst } from '#server/kernel/http-error.ts';

/** What PostgreSQL says to every statement after the one that failed. */
export const isAftermath = (error: unknown) => codeOf(error) === '25P02';

/** PostgreSQL's words for what people can expect, as a HttpError; everything else stays what it is. */
export function asHttpError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'LH401') return signedOut();
  if (code === 'LH403') return notAllowed();
  if (code === 'LH428') return twoStepFirst();
  if (code === 'LH409') return conflict('Larkhouse is already set up');
  return isPassing(error) ? busy() : error;
}

/** The system's words for a connection that went away, and PostgreSQL's for: locked, full, deadlocked, left waiting, stopping. */
const PASSING = /^(EPIPE|ENOENT|ECONNREFUSED|ECONNRESET|ETIMEDOUT|08...|25P03|57P..|57014|55P03|53300|40P01|40001)$/;
/** What pg says without a code. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection (terminated|ended)|Client (was closed|has encountered a connection error) and is not)/;

/** Troubles that pass by themselves; the transaction was taken back, so the same call can be made again. */
const isPassing = (error: unknown) =>
  PASSING.test(codeOf(error) ?? '') || (error instanceof Error && LOST.test(error.message));

const busy = () => new HttpError(503, 'Larkhouse is busy at the moment. Please try again.', { retryAfterSeconds: 2 });
