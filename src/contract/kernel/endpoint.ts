import type { z } from 'zod';
import type { Access } from './access.ts';

/** One endpoint of the HTTP interface, as data; its key is `METHOD /path`. */
export interface Endpoint {
  readonly summary: string;
  /** Whose portal it belongs to; 'both' is served to either, 'device' to paired kiosks, 'anyone' needs no session. */
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
  /** The most days, both ends included, from `from` to `to`; where days are counted, what is left out of them has a default. */
  readonly longestDays?: number;
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
/** The parts of an endpoint that have a schema. Asked by name: comparing each schema with zod's would take the compiler long. */
type PartsOf<E> = Parts & keyof E;
type OptionalPart<E> = { [K in PartsOf<E>]: Empty extends z.input<E[K]> ? K : never }[PartsOf<E>];
type RequiredPart<E> = Exclude<PartsOf<E>, OptionalPart<E>>;

/** What a client sends (before coercion; a part of which nothing is required may be left out) … */
export type Sent<E> = { [K in RequiredPart<E>]: z.input<E[K]> } & { [K in OptionalPart<E>]?: z.input<E[K]> };
/** … what the handler receives … */
export type Received<E> = { [K in PartsOf<E>]: z.output<E[K]> };
/** … what the handler gives … */
export type Given<E> = E extends { readonly reply: infer S } ? z.input<S> : never;
/** … and what the client reads. */
export type Reply<E> = E extends { readonly reply: infer S } ? z.output<S> : never;
