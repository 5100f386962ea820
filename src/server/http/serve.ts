import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Api, api } from '#contract/index.ts';
import type { Audience } from '#contract/kernel/access.ts';
import type { Parts } from '#contract/kernel/address.ts';
import type { Endpoint, Given, Method, Received, Reply, Sent } from '#contract/kernel/endpoint.ts';
import { WRITE_HEADER } from '#contract/kernel/live-write.ts';
import { inKiosk, inSession, type SessionOpening } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import { conflict, HttpError, notAllowed, signedOut } from '#server/kernel/http-error.ts';
import { noteCenter } from '#server/kernel/log/request.ts';
import type { Picture } from '#server/kernel/uploads/keys.ts';
import type { Server } from '#server/server.ts';
import { type Holding, type Look, tagOf } from './answer-cache.ts';
import { type FileAnswer, pictureAnswer, sendFile } from './files.ts';
import { attemptOf, findAnswer, keepAnswer } from './idempotency.ts';
import { checkInput, type Input } from './input.ts';
import {
  answerRead,
  askedOf,
  type Bound,
  type Packed,
  packed,
  type Reads,
  readPart,
  textOf,
  togetherIn,
} from './reads.ts';
import { actWith, type Credential, credentialsOf, kioskCredential } from './sessions.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly server: Server;
}
export type Context<R extends keyof Api> = Received<Api[R]> & Exchange & { readonly scope: Scope };
export type OpenContext<R extends keyof Api> = Received<Api[R]> & Exchange;
/** Opens a scope of the caller's session or kiosk, as often as the work needs one. */
export type Act = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;
export type LongContext<R extends keyof Api> = Received<Api[R]> & Exchange & { readonly act: Act };
/** Of the exchange itself nothing: it is in another process. */
export type HeavyContext<R extends keyof Api> = Received<Api[R]> & { readonly server: Server; readonly act: Act };
export type HeavyHandler<T> = (context: Input & { server: Server; act: Act }) => Promise<T>;

export type LookingContext<R extends keyof Api> = Context<R> & { readonly look: Look };
/** Nothing of the server: what is not in the database changes untold. */
export type CachedContext<R extends keyof Api> = Received<Api[R]> & { readonly scope: Scope };

/** Adds to an answer what the caller's own call of an endpoint would be answered; where it would be refused, nothing. */
export type Read = <R extends Reads>(route: R, ...sent: Sending<Sent<Api[R]>>) => Added<Reply<Api[R]>>;
interface Added<T> {
  /** As the browser reads it; undefined where nothing was added. */
  value(): Promise<T | undefined>;
}
type Sending<S> = Record<never, never> extends S ? [sent?: S] : [sent: S];

export interface Serve {
  /** Binds an endpoint for signed-in people: the handler runs inside their scope, and answers what the contract names. */
  <R extends keyof Api>(route: R, handler: (context: Context<R>) => Promise<Given<Api[R]>>): void;
  /**
   * Binds a read whose answer is cached while it holds: its handler reads nothing but the database and what it is asked, and writes
   * nothing.
   */
  cached<R extends Reads>(
    route: R,
    holding: Holding,
    handler: (context: CachedContext<R>) => Promise<Given<Api[R]>>,
  ): void;
  /** Binds a read that is put together of values which are cached while they hold, for what is new each time or is written down. */
  looking<R extends Reads>(route: R, handler: (context: LookingContext<R>) => Promise<Given<Api[R]>>): void;
  /** Binds an endpoint for anyone: no session, no scope. */
  open<R extends keyof Api>(route: R, handler: (context: OpenContext<R>) => Promise<Given<Api[R]>>): void;
  /** Binds an endpoint for anyone that answers a file: the handler itself decides whether there is anything to give. */
  openFile<R extends keyof Api>(route: R, handler: (context: OpenContext<R>) => Promise<FileAnswer>): void;
  /** Binds an endpoint that answers a file; it is sent once the scope that allowed it has ended. */
  file<R extends keyof Api>(route: R, handler: (context: Context<R>) => Promise<FileAnswer>): void;
  /** Binds an endpoint that shows a picture of an upload; which one that is, is cached for each person while it holds. */
  picture<R extends Reads>(route: R, handler: (context: CachedContext<R>) => Promise<Picture>): void;
  /**
   * Binds an endpoint whose work lies mostly outside of the database, such as taking in a file: no transaction stays open
   * meanwhile. The caller's right is checked before the handler runs and in each scope it opens. An idempotency key is the
   * handler's own to heed, as uploads do.
   */
  long<R extends keyof Api>(route: R, handler: (context: LongContext<R>) => Promise<Given<Api[R]>>): void;
  /**
   * Binds an endpoint that answers a file which has to be waited for, such as a picture. The caller's right is checked
   * by the scopes it opens alone: it opens one before it does or answers anything.
   */
  longFile<R extends keyof Api>(route: R, handler: (context: LongContext<R>) => Promise<FileAnswer>): void;
  /**
   * Binds an endpoint whose work is heavy: it is done when it is the center's turn, in a process that gives way to everybody else
   * (kernel/work). The caller's right is checked before and in each scope that the handler opens.
   */
  heavy<R extends Reads>(route: R, handler: (context: HeavyContext<R>) => Promise<Given<Api[R]>>): void;
  /** Binds an endpoint whose work is heavy, and that answers a file. */
  heavyFile<R extends keyof Api>(route: R, handler: (context: HeavyContext<R>) => Promise<FileAnswer>): void;
  /**
   * Binds an endpoint that answers several reads at once, in one transaction of the caller's: those that the handler has
   * read, each by its own endpoint's rules and in its own words.
   */
  together<R extends Reads>(route: R, handler: (context: Context<R> & { readonly read: Read }) => Promise<void>): void;
}

type Handler = (context: Input & Exchange & { scope: Scope }) => Promise<unknown>;
type TogetherHandler = (context: Input & Exchange & { scope: Scope; read: Read }) => Promise<void>;
type OpenHandler = (context: Input & Exchange) => Promise<unknown>;
type OpenFileHandler = (context: Input & Exchange) => Promise<FileAnswer>;
type FileHandler = (context: Input & Exchange & { scope: Scope }) => Promise<FileAnswer>;
type PictureHandler = (context: Input & { scope: Scope }) => Promise<Picture>;
type LongHandler = (context: Input & Exchange & { act: Act }) => Promise<unknown>;
type LongFileHandler = (context: Input & Exchange & { act: Act }) => Promise<FileAnswer>;

/** Gives the function that binds endpoints of the contract to their handlers. */
export function serveOn(app: FastifyInstance, server: Server): Serve {
  const readable = new Map<string, Bound>();
  const bind = <T>(
    route: keyof Api,
    work: (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => Promise<T>,
    send: (request: FastifyRequest, reply: FastifyReply, answer: T) => FastifyReply | Promise<FastifyReply>,
  ) => {
    const [method, url] = route.split(' ') as [Method, string];
    const { maxBytes, upload }: Endpoint = api[route];
    app.route({
      method,
      url,
      ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
      config: { takesFile: upload === true },
      handler: async (request, reply) => send(request, reply, await work(api[route], request, reply)),
    });
  };
  /** Does `work` as the first of the request's sessions that holds, or as the kiosk that calls. */
  const asCaller = async <T>(
    endpoint: Endpoint,
    request: FastifyRequest,
    work: (enter: Act, opening: SessionOpening | null) => Promise<T>,
  ): Promise<T> => {
    const place = endpoint.access.device;
    const tokenHash = place ? kioskCredential(request, server.config) : null;
    if (place && tokenHash)
      return work(
        (inScope) =>
          inKiosk(server, { tokenHash, place }, (scope) => {
            noteCenter(request, scope);
            return inScope(scope);
          }),
        null,
      );
    const credentials = credentialsOf(request, server.config, audiencesOf(endpoint));
    if (credentials.length === 0) throw await strangersError(server, request, endpoint);
    const write = writeOf(request);
    return actWith(credentials, (credential) => {
      const opening = openingOf(endpoint, credential);
      return work(
        (inScope) =>
          inSession(server, opening, (scope) => {
            noteCenter(request, scope);
            scope.stale.write = write;
            return inScope(scope);
          }),
        opening,
      );
    });
  };

  /** Does `work` as the first of the request's sessions that holds, by what is cached or else in a transaction. */
  const asReader = async <T>(
    endpoint: Endpoint,
    request: FastifyRequest,
    work: (scope: Scope, look: Look) => Promise<T>,
  ): Promise<T> => {
    const credentials = credentialsOf(request, server.config, audiencesOf(endpoint));
    if (credentials.length === 0) throw await strangersError(server, request, endpoint);
    return actWith(credentials, (credential) =>
      server.answers.inSession(server, openingOf(endpoint, credential), (scope, look) => {
        noteCenter(request, scope);
        return work(scope, look);
      }),
    );
  };

  const serve = (route: keyof Api, handler: unknown) => {
    if (route.startsWith('GET ')) readable.set(route, { handler: handler as Handler });
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asCaller(endpoint, request, (enter) =>
        answerInScope(server, route, endpoint, handler as Handler, enter, request, reply),
      );
    bind(route, work, give);
  };

  const cached = (route: Reads, holding: Holding | undefined, handler: unknown) => {
    const bound = { handler: handler as Handler, holding };
    readable.set(route, bound);
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asReader(endpoint, request, async (scope, look) => {
        const input = await inputOf(scope, endpoint, request);
        return answerRead(route, bound, input, { scope, request, reply, server }, look);
      });
    bind(route, work, (request, reply, { piece, tag }) => {
      reply.header('etag', tag);
      if (request.headers['if-none-match'] === tag) return asJson(reply).status(304).send();
      return sendPacked(reply, packed(request, [piece]));
    });
  };

  const open = (route: keyof Api, handler: unknown) => {
    const work = async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
      const input = checked(endpoint, request);
      if (input instanceof HttpError) throw input;
      return asAnswer(endpoint, await (handler as OpenHandler)({ ...input, request, reply, server }));
    };
    bind(route, work, give);
  };

  const openFile = (route: keyof Api, handler: unknown) => {
    const work = async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
      const input = checked(endpoint, request);
      if (input instanceof HttpError) throw input;
      return (handler as OpenFileHandler)({ ...input, request, reply, server });
    };
    bind(route, work, (request, reply, answer) => sendFile(request, reply, server.files, answer));
  };

  const file = (route: keyof Api, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asCaller(endpoint, request, (enter) =>
        enter(async (scope) => {
          const input = await inputOf(scope, endpoint, request);
          return (handler as FileHandler)({ ...input, scope, request, reply, server });
        }),
      );
    bind(route, work, (request, reply, answer) => sendFile(request, reply, server.files, answer));
  };

  const picture = (route: Reads, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest) =>
      asReader(endpoint, request, async (scope, look) => {
        const input = await inputOf(scope, endpoint, request);
        const find = (finding: Scope) => (handler as PictureHandler)({ ...input, scope: finding });
        const found = await look.value(askedOf(route, input), { until: 'day', sharedBy: 'person' }, find);
        return pictureAnswer((await scope.opened).center.id, found, request.headers.accept);
      });
    bind(route, work, (request, reply, answer) => sendFile(request, reply, server.files, answer));
  };

  const long = (route: keyof Api, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asCaller(endpoint, request, async (act) => {
        const input = await act((scope) => inputOf(scope, endpoint, request));
        return asAnswer(endpoint, await (handler as LongHandler)({ ...input, act, request, reply, server }));
      });
    bind(route, work, give);
  };

  const longFile = (route: keyof Api, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asCaller(endpoint, request, async (act) => {
        const input = checked(endpoint, request);
        if (input instanceof HttpError) throw await act((scope) => scope.opened.then(() => input));
        return (handler as LongFileHandler)({ ...input, act, request, reply, server });
      });
    bind(route, work, (request, reply, answer) => sendFile(request, reply, server.files, answer));
  };

  /** What a heavy endpoint answers, once it is its center's turn; `here` makes it in this process. */
  const heavyWork = <T>(
    route: keyof Api,
    endpoint: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
    here: HeavyHandler<T>,
  ): Promise<T> =>
    asCaller(endpoint, request, async (act, opening) => {
      const [input, centerId] = await act(async (scope) => [
        await inputOf(scope, endpoint, request),
        (await scope.opened).center.id,
      ]);
      if (!opening) throw notAllowed();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(conflict('The request could not be read')));
      return server.work.do({ centerId, route, input, opening }, () => here({ ...input, server, act }), gone.signal);
    });

  const heavy = (route: keyof Api, handler: unknown) => {
    const here: HeavyHandler<string> = async (context) =>
      asAnswer(api[route], await (handler as HeavyHandler<unknown>)(context)).body;
    const work = async (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => ({
      status: endpoint.status ?? 200,
      body: await heavyWork(route, endpoint, request, reply, here),
    });
    bind(route, work, give);
  };

  const heavyFile = (route: keyof Api, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      heavyWork(route, endpoint, request, reply, handler as HeavyHandler<FileAnswer>);
    bind(route, work, (request, reply, answer) => sendFile(request, reply, server.files, answer));
  };

  const together = (route: Reads, handler: unknown) => {
    const work = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) =>
      asReader(endpoint, request, async (scope, look) => {
        const exchange = { scope, request, reply, server };
        const input = await inputOf(scope, endpoint, request);
        const { actor } = await scope.opened;
        const parts: ReturnType<typeof readPart>[] = [];
        const read = (one: Reads, sent?: Parts) => {
          const part = readPart(actor, one, readable.get(one), sent, exchange, look);
          parts.push(part);
          // What is read is awaited together, once all is under way.
          part.catch(() => undefined);
          return { value: async () => JSON.parse((await part)?.answered.text ?? 'null') ?? undefined };
        };
        // Nothing is left under way when the transaction ends.
        await (handler as TogetherHandler)({ ...input, ...exchange, read: read as Read }).finally(() =>
          Promise.allSettled(parts),
        );
        return (await Promise.all(parts)).filter((part) => part !== undefined);
      });
    bind(route, work, (request, reply, parts) => sendPacked(reply, togetherIn(request, parts)));
  };

  return Object.assign(serve as Serve, {
    cached: cached as unknown as Serve['cached'],
    looking: (route: Reads, handler: unknown) => cached(route, undefined, handler),
    together: together as unknown as Serve['together'],
    open: open as Serve['open'],
    openFile: openFile as Serve['openFile'],
    file: file as Serve['file'],
    picture: picture as unknown as Serve['picture'],
    long: long as Serve['long'],
    longFile: longFile as Serve['longFile'],
    heavy: heavy as Serve['heavy'],
    heavyFile: heavyFile as Serve['heavyFile'],
  });
}

const openingOf = ({ access, beforeTwoStep }: Endpoint, { audience, tokenHash }: Credential): SessionOpening => ({
  audience,
  tokenHash,
  anyOf: audience === 'staff' && access.staff?.length ? access.staff : null,
  beforeTwoStep: beforeTwoStep === true,
});

/** The name that the browser gave to this write. */
function writeOf(request: FastifyRequest): string | null {
  const name = request.headers[WRITE_HEADER];
  return typeof name === 'string' && /^[\w-]{1,64}$/.test(name) ? name : null;
}

/** Who may not call learns nothing of what would have been wrong with their input. */
async function inputOf(scope: Scope, endpoint: Endpoint, request: FastifyRequest): Promise<Input> {
  await scope.opened;
  const input = checked(endpoint, request);
  if (input instanceof HttpError) throw input;
  return input;
}

const asAnswer = (endpoint: Endpoint, result: unknown): Answer => ({
  status: endpoint.status ?? 200,
  body: textOf(endpoint, result),
});

interface Answer {
  readonly status: number;
  readonly body: string;
}

async function answerInScope(
  server: Server,
  route: keyof Api,
  endpoint: Endpoint,
  handler: Handler,
  enter: Act,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer> {
  const input = checked(endpoint, request);
  const key = isRead(request) ? undefined : request.headers['idempotency-key'];
  return enter(async (scope) => {
    // Who may not call learns nothing of what would have been wrong with their input.
    if (input instanceof HttpError) {
      await scope.opened;
      throw input;
    }
    const attempt = typeof key === 'string' ? attemptOf(key, route, input) : null;
    const given = attempt && (await findAnswer(scope, server.vault, attempt));
    if (given) return given;
    const result = await handler({ ...input, scope, request, reply, server });
    const answer = asAnswer(endpoint, result);
    if (attempt) keepAnswer(scope, server.vault, attempt, answer);
    return answer;
  });
}

/** Somebody without a session of the endpoint's audience: signed in to the other portal (403), or to none (401). */
async function strangersError(server: Server, request: FastifyRequest, endpoint: Endpoint): Promise<HttpError> {
  const own = audiencesOf(endpoint);
  const others = (['staff', 'parent'] as const).filter((audience) => !own.includes(audience));
  const [credential] = endpoint.isSessionCheck ? [] : credentialsOf(request, server.config, others);
  if (!credential) return signedOut();
  return inSession(server, { ...credential, anyOf: null, beforeTwoStep: true }, async () => notAllowed()).catch(
    (refused: HttpError) => refused,
  );
}

/** The audiences an endpoint is for. */
export const audiencesOf = ({ access }: Endpoint): Audience[] => [
  ...(access.parent ? (['parent'] as const) : []),
  ...(access.staff ? (['staff'] as const) : []),
];

const checked = (endpoint: Endpoint, { params, query, body }: FastifyRequest) =>
  checkInput(endpoint, { params, query, body });

/** HEAD is answered wherever GET is, without the body. */
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** Nothing of an answer stays on disk. */
const asJson = (reply: FastifyReply) =>
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');

/** Sends an answer; one the client still holds isn't sent again. */
function give(request: FastifyRequest, reply: FastifyReply, { status, body }: Answer): FastifyReply {
  asJson(reply);
  if (!isRead(request)) return reply.status(status).send(body);
  const tag = tagOf(body);
  reply.header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.status(status).send(body);
}

const sendPacked = (reply: FastifyReply, { body, encoding }: Packed): FastifyReply =>
  asJson(encoding ? reply.header('content-encoding', encoding) : reply).send(body);
