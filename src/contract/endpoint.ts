import type { z } from 'zod';
import type { Access } from './access.ts';

/** One endpoint of the HTTP interface, as data; its key is `METHOD /path`. */
export interface Endpoint {
  readonly summary: string;
  /** Whose portal it belongs to; 'both' is served to either, 'device' to paired tablets, 'anyone' needs no session. */
  readonly audience: 'anyone' | 'staff' | 'parent' | 'both' | 'device';
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status?: 200 | 201 | 204;
  readonly reply: z.ZodType;
  /** It asks whether there is a session of its audience: without one it is 401, whatever else the caller holds. */
  readonly isSessionCheck?: true;
  /** Staff are served who have yet to set up the two-step verification their center requires; the others wait for it. */
  readonly beforeTwoStep?: true;
  /** The largest body, where it is more than the usual 256 kB. */
  readonly maxBytes?: number;
  /** The answer is a stream of server-sent events instead of JSON. */
  readonly stream?: true;
  /** The answer is a file: its own bytes, of its own type, instead of JSON. */
  readonly file?: true;
  /** The body is a multipart form whose field `file` holds one file. */
  readonly upload?: true;
}
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Route = `${Method} /api/${string}`;
export type Contract = Readonly<Record<Route, Endpoint>>;

type Empty = Record<never, never>;
type Parts = 'params' | 'query' | 'body';
type Has<E, K extends Parts> = E extends Readonly<Record<K, infer S extends z.ZodType>> ? S : never;
type OptionalPart<E, K extends Parts> = [Has<E, K>] extends [never]
  ? never
  : Empty extends z.input<Has<E, K>>
    ? K
    : never;
type RequiredPart<E, K extends Parts> = [Has<E, K>] extends [never]
  ? never
  : Empty extends z.input<Has<E, K>>
    ? never
    : K;

/** What a client sends (before coercion; a part of which nothing is required may be left out) … */
export type Sent<E> = { [K in Parts as RequiredPart<E, K>]: z.input<Has<E, K>> } & {
  [K in Parts as OptionalPart<E, K>]?: z.input<Has<E, K>>;
};
/** … what the handler receives … */
export type Received<E> = { [K in Parts as RequiredPart<E, K> | OptionalPart<E, K>]: z.output<Has<E, K>> };
/** … what the handler gives … */
export type Given<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.input<S> : never;
/** … and what the client reads. */
export type Reply<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.output<S> : never;
