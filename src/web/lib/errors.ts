import type { ErrorBody } from '#contract/kernel/errors.ts';

/** A refused request; its text is '{status}: {body text}' (web-14). */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  /** The server's sentence for people, when it gave one. */
  readonly reason: string | undefined;
  readonly code: string | undefined;
  /** What the request is called in the server's log, where the failure is the server's. */
  readonly reference: string | undefined;
  /** A text per field that the server refused; dots join the names of nested fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    const body = parsed(text);
    this.status = status;
    this.reason = body.message || undefined;
    this.code = body.code;
    this.reference = body.reference;
    this.fields = body.fields ?? {};
  }
}

/** The server could not be reached at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Trying again would answer the same: there is nothing at this address, or there never can be. */
export const isGone = (error: unknown): boolean =>
  error instanceof RequestError && (error.status === 404 || error.status === 422);

/** What to tell people about a failed call: the server's sentence, or the fallback. */
export const reasonOf = (error: unknown, fallback: string): string =>
  (error instanceof RequestError && error.reason) || fallback;

/** Where the failure is the server's: its sentence, which names the reference by which its log tells more. */
export const troubleOf = (error: unknown): string | undefined =>
  error instanceof RequestError && error.reference ? error.reason : undefined;

function parsed(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
