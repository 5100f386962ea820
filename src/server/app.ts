import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { DOMAINS } from './composition.ts';
import { healthRoutes } from './health.ts';
import { guardBodies } from './http/bodies.ts';
import { endConnectionsWhileDraining } from './http/drain.ts';
import { handleErrors, refuseAddress } from './http/errors.ts';
import { firstReadsRoutes } from './http/first-reads.ts';
import { openApi } from './http/openapi.ts';
import { refuseOtherOrigins } from './http/same-origin.ts';
import { sendSecurityHeaders } from './http/security.ts';
import { type Serve, serveOn } from './http/serve.ts';
import { takeUpRenewals } from './http/tls.ts';
import { certificateIn } from './kernel/certificate/files.ts';
import { liveRoutes } from './kernel/live/routes.ts';
import { logRequests, newReference } from './kernel/log/request.ts';
import { metricsRoute } from './metrics.ts';
import type { Server } from './server.ts';

const BODY_LIMIT = 256 * 1024;
const HEADERS_MS = 10_000;

/** Builds the HTTP application; the pages of the browser are added by whoever starts it. */
export async function createApp(server: Server): Promise<FastifyInstance> {
  const { tls } = server.config;
  const app = Fastify({
    loggerInstance: server.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: newReference,
    bodyLimit: BODY_LIMIT,
    // An upload over a slow line takes minutes; every other body has less (bodies.ts).
    requestTimeout: 600_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    trustProxy: server.config.trustProxy ?? false,
    ...(tls && { https: { ...certificateIn(tls), headersTimeout: HEADERS_MS } }),
    forceCloseConnections: true,
    http: { headersTimeout: HEADERS_MS },
    frameworkErrors: refuseAddress,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 500 },
  });
  if (tls) takeUpRenewals(app, tls);
  logRequests(app);
  acceptJsonAlone(app);
  handleErrors(app, server);
  await app.register(cookie);
  sendSecurityHeaders(app, server.config);
  await app.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // For a fiftieth more bytes a third of the work.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  });
  await app.register(multipart);
  await app.register(rateLimit, { global: false });
  refuseOtherOrigins(app, server.config);
  guardBodies(app);
  endConnectionsWhileDraining(app, server.drain);
  healthRoutes(app, server);

  const serve = serveOn(app, server);
  for (const routes of DOMAINS.flatMap(({ routes = [] }) => routes)) routes(serve);
  firstReadsRoutes(serve);
  describe(app, serve, server);
  const streams = liveRoutes(app, server);
  await metricsRoute(app, server, () => streams.size);
  for (const mount of DOMAINS.flatMap(({ mounts = [] }) => mounts)) mount(app, server);
  return app;
}

/** Fastify's own checks of what goes in and out; without this it loads them although the contract's are used. */
function noSchemas(): never {
  throw new Error('The contract says what goes in and out; a route of Fastify has no schema');
}

/** Offers the description of the API, which is made for the first who asks. */
function describe(app: FastifyInstance, serve: Serve, server: Server): void {
  let made: { openapi: string } | undefined;
  const description = async () => {
    made ??= openApi(server.version) as { openapi: string };
    return made;
  };
  if (server.config.dev) app.get('/api/openapi.json', description);
  else serve('GET /api/openapi.json', description);
}

/** A body is JSON or nothing; a call without payload may still say that it is JSON. */
function acceptJsonAlone(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
