import type { Text, Values } from './i18n/translate.ts';

const CODES: Readonly<Record<number, string>> = {
  400: 'unreadable',
  401: 'signed-out',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  412: 'changed-meanwhile',
  413: 'too-large',
  422: 'invalid',
  429: 'too-many',
  503: 'unavailable',
  507: 'storage-full',
};

interface Details {
  readonly values?: Values;
  readonly fields?: Readonly<Record<string, Text>>;
  readonly retryAfterSeconds?: number;
  /** For programs, where the status alone doesn't say it. */
  readonly code?: string;
}

/**
 * An expected 'no', with its HTTP status. `text` is a sentence of the English catalogue: it says what is wrong and what
 * would be right. Thrown inside a scope, it takes back everything the scope did.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly text: string;
  readonly details: Details;
  constructor(status: number, text: string, details: Details = {}) {
    // Most are made beforehand and never thrown; where one came from is nobody's question, and to write it down is dear.
    const depth = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(text);
    Error.stackTraceLimit = depth;
    this.name = 'HttpError';
    this.status = status;
    this.text = text;
    this.details = details;
  }
  get code(): string {
    return this.details.code ?? CODES[this.status] ?? 'refused';
  }
}

/** 422 with one text per field; the first one is the message. */
export function invalid(fields: Readonly<Record<string, Text>>): HttpError {
  const first = Object.values(fields)[0] ?? 'This value is not valid';
  return typeof first === 'string'
    ? new HttpError(422, first, { fields })
    : new HttpError(422, first.text, { fields, values: first.values });
}
export const notFound = (text: string) => new HttpError(404, text);
export const conflict = (text: string, values?: Values) => new HttpError(409, text, values ? { values } : {});
export const signedOut = () => new HttpError(401, 'Please sign in');
export const notAllowed = () => new HttpError(403, 'You are not allowed to do this');
/** The center requires two-step verification; until it is set up, only that is served. */
export const twoStepFirst = () =>
  new HttpError(403, 'Your center requires two-step verification. Set it up to go on.', { code: 'two-step-first' });
export const changedMeanwhile = () =>
  new HttpError(412, 'Somebody else changed this in the meantime. Reload to see the newest version.');

/** The row, or the refusal that says what isn't there. */
export function orRefuse<Row>(row: Row | undefined, httpError: HttpError): Row {
  if (row === undefined) throw httpError;
  return row;
}

/** Refuses where a change met no row: who removed it at the same moment came first. */
export function refuseGone(changed: number, httpError: HttpError): void {
  if (changed === 0) throw httpError;
}

/** Refuses an edit based on another version than the stored one; without a version the last write wins. */
export function refuseStale(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw changedMeanwhile();
}
