/**
 * Why the embedded database cannot be used.
 * IN_USE: another Larkhouse runs on this folder. PG_MAJOR: the folder was written by another PostgreSQL major version, and is not moved.
 * NO_BINARIES: no PostgreSQL package for this platform. NOT_WRITABLE: the folder can't be written or reached.
 * START_FAILED: everything else; the message ends with the server's own words.
 */
export type EmbeddedErrorCode = 'IN_USE' | 'PG_MAJOR' | 'NO_BINARIES' | 'NOT_WRITABLE' | 'START_FAILED';

/** The message is one line, written for the person who starts Larkhouse. */
export class EmbeddedError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedError';
    this.code = code;
  }
}
