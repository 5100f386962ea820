import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Api, api } from '#contract/index.ts';
import { addressOf, type Parts } from '#contract/kernel/address.ts';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Actor } from '#server/kernel/access/actor.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import type { Server } from '#server/server.ts';
import { Answered, asPart, type Holding, type Look } from './answer-cache.ts';
import { reads } from './encoding.ts';
import { gzipOf, type Piece, pieceOf } from './gzip-pieces.ts';
import { checkInput, type Input } from './input.ts';

export type Reads = Extract<keyof Api, `GET ${string}`>;

/** What a handler of a scope is given beside its input. */
export interface InScope {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly server: Server;
  readonly scope: Scope;
}

/** A read as it is bound; with `holding` its answers are cached while they hold. */
export interface Bound {
  readonly handler: (context: Input & InScope & { readonly look: Look }) => Promise<unknown>;
  readonly holding?: Holding | undefined;
}

export async function answerRead(
  route: Reads,
  bound: Bound,
  input: Input,
  given: InScope,
  look: Look,
): Promise<Answered> {
  const make = async (scope: Scope) =>
    new Answered(textOf(api[route], await bound.handler({ ...input, ...given, scope, look })));
  if (!bound.holding) return make(given.scope);
  return look.answer(askedOf(route, input), bound.holding, make);
}

/** What is asked of an endpoint, in words. */
export const askedOf = (route: Reads, { params, query }: Input): string =>
  `${route} ${JSON.stringify([params, query])}`;

/** One of several reads. */
export interface Part {
  readonly address: string;
  readonly answered: Answered;
  readonly isCached: boolean;
}

/** As its own call would be answered; undefined where that would be refused. */
export async function readPart(
  actor: Actor,
  route: Reads,
  bound: Bound | undefined,
  sent: Parts | undefined,
  given: InScope,
  look: Look,
): Promise<Part | undefined> {
  const endpoint: Endpoint = api[route];
  if (!bound) throw new Error(`${route} is served by no handler of a scope alone`);
  if (!isServed(actor, endpoint)) return undefined;
  const address = addressOf(route, sent);
  const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  const input = checkInput(endpoint, { params: sent?.params, query, body: undefined });
  if (input instanceof HttpError) throw input;
  try {
    const answered = await answerRead(route, bound, input, given, look);
    return { address, answered, isCached: bound.holding !== undefined };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

const END = pieceOf(']}');

/** The answer of several reads; what is cached is not compressed anew. */
export function togetherIn(request: FastifyRequest, parts: readonly Part[]): Packed {
  const [cached, others] = [parts.filter(({ isCached }) => isCached), parts.filter(({ isCached }) => !isCached)];
  const begin = pieceOf(`{"reads":[${others.map(({ address, answered }) => asPart(address, answered))}`);
  const pieces = cached.flatMap(({ address, answered }, i) =>
    answered.partAt(address, i === 0 && others.length === 0 ? '' : ','),
  );
  return packed(request, [begin, ...pieces, END]);
}

export interface Packed {
  readonly body: Buffer;
  readonly encoding: 'gzip' | null;
}
/** What is shorter is sent as it is. */
const SHORT = 1024;

/** Pieces as one body, in what the client reads. */
export function packed(request: FastifyRequest, pieces: readonly Piece[]): Packed {
  const isLong = pieces.reduce((length, { bytes }) => length + bytes.length, 0) >= SHORT;
  if (isLong && reads(request, 'gzip')) return { body: gzipOf(pieces), encoding: 'gzip' };
  return { body: Buffer.concat(pieces.map(({ bytes }) => bytes)), encoding: null };
}

/** Whether an endpoint serves somebody who is signed in; the opening of a scope asks the same of the database. */
function isServed(actor: Actor, { access }: Endpoint): boolean {
  if (actor.kind === 'parent') return access.parent === true;
  const { staff } = access;
  if (actor.kind !== 'staff' || !staff) return false;
  return staff.length === 0 || staff.some((capability) => actor.capabilities.has(capability));
}

/** What a handler gave, as the contract names it: no other field leaves. */
export const textOf = (endpoint: Endpoint, given: unknown): string => JSON.stringify(endpoint.reply.parse(given));
