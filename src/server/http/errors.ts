import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '#contract/kernel/errors.ts';
import type { Language } from '#contract/kernel/languages.ts';
import { nothingCanBeKept, obstacleTo } from '#server/kernel/files/room.ts';
import { BucketAway } from '#server/kernel/files/s3-bucket.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { languageOfHeader, languageOfRequest } from '#server/kernel/i18n/reader.ts';
import { translate } from '#server/kernel/i18n/translate.ts';
import { REFERENCE_HEADER, routeOf } from '#server/kernel/log/request.ts';
import type { Server } from '#server/server.ts';

/**
 * Every error becomes `{ code, message, fields?, reference? }` here and nowhere else, in the language of whoever asked; what isn't
 * expected is logged and says little.
 */
export function handleErrors(app: FastifyInstance, server: Server): void {
  app.setErrorHandler(async (error: FastifyError | HttpError, request, reply) => {
    const known = error instanceof HttpError ? error : (fromFastify(error) ?? fromDatabase(error) ?? fromBucket(error));
    const httpError = await fromDisk(server, error, known);
    if (!httpError || error instanceof BucketAway) {
      request.log.error({ method: request.method, route: routeOf(request), err: error }, 'request failed');
    }
    const language = await languageOfRequest(server, request);
    return httpError
      ? refuse(reply, httpError, language)
      : answer(reply, 500, {
          code: 'failed',
          message: translate(language, 'Something went wrong on our side. Please try again. Reference {{reference}}', {
            reference: request.id,
          }),
        });
  });
}

/** The answer to an address under /api that doesn't exist. */
export const noSuchAddress = (request: FastifyRequest, reply: FastifyReply) =>
  answer(reply, 404, {
    code: 'not-found',
    message: translate(languageOfHeader(request.headers['accept-language']), 'There is nothing at this address'),
  });

/** An address under /api, which never is a screen. */
export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** The answer to an address that cannot even be read; it is given before any hook could add its headers. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    [REFERENCE_HEADER]: request.id,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  const message = translate(languageOfHeader(request.headers['accept-language']), 'The request could not be read');
  answer(reply, 400, { code: 'unreadable', message });
}

function refuse(reply: FastifyReply, { status, code, text, details }: HttpError, language: Language): FastifyReply {
  const { values, fields, retryAfterSeconds } = details;
  if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
  return answer(reply, status, {
    code,
    message: translate(language, text, values),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, translate(language, said)])),
    }),
  });
}

function fromFastify({ statusCode, code }: FastifyError): HttpError | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new HttpError(413, 'The request is too large');
  if (statusCode === 415) return new HttpError(415, 'Send JSON with the content type application/json');
  if (statusCode === 429)
    return new HttpError(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: 30 });
  if (statusCode === 503)
    return new HttpError(503, 'Larkhouse is busy at the moment. Please try again.', { retryAfterSeconds: 5 });
  if (statusCode && statusCode < 500) return new HttpError(400, 'The request could not be read');
  return null;
}

/**
 * What a disk without room, or that is read only, is behind: a write it refused, or a database that cannot go on. Everything else
 * stays what it is.
 */
async function fromDisk(
  server: Server,
  { code }: { code?: unknown },
  known: HttpError | null,
): Promise<HttpError | null> {
  if (code === DISK_FULL) return nothingCanBeKept('no-room');
  // With a database elsewhere this disk has nothing to do with what it is busy with.
  if (known && (known.status !== 503 || server.config.databaseUrl)) return known;
  const obstacle = await obstacleTo(server.config).catch(() => null);
  return obstacle ? nothingCanBeKept(obstacle) : known;
}
const DISK_FULL = '53100';

/** A row that is there twice: what a command had looked for before, and another one has written since. */
function fromDatabase({ code }: { code?: unknown }): HttpError | null {
  return code === UNIQUE_VIOLATION
    ? new HttpError(409, 'Somebody did the same at this very moment. Please look again.')
    : null;
}
const UNIQUE_VIOLATION = '23505';

/** Files that lie elsewhere, which cannot be had or kept for now; the log says why. */
const fromBucket = (error: unknown): HttpError | null =>
  error instanceof BucketAway
    ? new HttpError(503, 'Files cannot be reached at the moment. Please try again in a few minutes.', {
        retryAfterSeconds: 30,
      })
    : null;

/** What is our fault names the request by which the log tells more of it. */
const answer = (reply: FastifyReply, status: number, body: ErrorBody) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(status >= 500 ? { ...body, reference: reply.request.id } : body));
