import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { RequestRole } from '#server/db/roles.ts';
import type { FileAnswer } from '#server/http/files.ts';
import { BucketAway } from '../files/s3-bucket.ts';
import { HttpError } from '../http-error.ts';
import type { Asked } from './work.ts';

/** What the process needs to know of the installation, told once. Secrets come this way, never by its environment. */
export interface Begin {
  readonly config: Config;
  readonly version: string;
  readonly secret: Buffer;
  readonly connections: Readonly<Record<RequestRole, pg.ClientConfig>>;
  /** Whether the database's processes are on this machine and ours to put behind others. */
  readonly isOwnDatabase: boolean;
  /** The processors it may use (give-way.ts). */
  readonly aside: string;
}
/** What the process is told. */
export type Told =
  | { readonly begin: Begin }
  /** `now`: the server's time, in milliseconds; `file`: where a file it makes is to be written. */
  | { readonly id: number; readonly now: number; readonly file: string; readonly asked: Asked }
  | { readonly abort: number };
/** What it answers. A file of the store is named by its key; any other lies where it was to be written. */
export type Said = { readonly id: number } & (
  | { readonly text: string }
  | { readonly file: Omit<FileAnswer, 'content'>; readonly key: string | null }
  | { readonly done: true }
  | { readonly failed: Failed }
);

/** An error on its way between the processes; what was thrown as something else than a refusal keeps its name, code and stack. */
export type Failed =
  | { readonly refused: Pick<HttpError, 'status' | 'text' | 'details'> }
  | { readonly away: string }
  | {
      readonly error: {
        readonly name: string;
        readonly message: string;
        readonly stack?: string;
        readonly code?: unknown;
      };
    };

export function asFailed(error: unknown): Failed {
  if (error instanceof HttpError) {
    const { status, text, details } = error;
    return { refused: { status, text, details } };
  }
  if (error instanceof BucketAway) return { away: error.message };
  if (!(error instanceof Error)) return { error: { name: typeof error, message: '' } };
  const { name, message, stack, code } = error as Error & { code?: unknown };
  // The words of a text that could not be parsed quote it, and the log knows it by its kind alone.
  return { error: { name, message: error instanceof SyntaxError ? '' : message, ...(stack && { stack }), code } };
}

export function errorOf(failed: Failed): Error {
  if ('refused' in failed) return new HttpError(failed.refused.status, failed.refused.text, failed.refused.details);
  if ('away' in failed) return new BucketAway(failed.away);
  return Object.assign(new Error(failed.error.message), failed.error);
}
