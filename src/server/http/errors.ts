import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../contract/errors.ts';
import { Refusal, type Values } from '../refusal.ts';

/** Every error becomes `{ code, message, fields? }` here and nowhere else; what isn't expected is logged and says little. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = error instanceof Refusal ? error : fromFastify(error);
    if (!refusal) {
      request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'request failed');
      return answer(reply, 500, { code: 'failed', message: 'Something went wrong on our side. Please try again.' });
    }
    const { values, fields, retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    return answer(reply, refusal.status, {
      code: refusal.code,
      message: fill(refusal.text, values),
      ...(fields && { fields }),
    });
  });
}

/** The answer to an address under /api that doesn't exist. */
export const noSuchAddress = (_request: FastifyRequest, reply: FastifyReply) =>
  answer(reply, 404, { code: 'not-found', message: 'There is nothing at this address' });

/** An address under /api, which never is a screen. */
export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/** The answer to an address that cannot even be read; it is given before any hook could add its headers. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  answer(reply, 400, { code: 'unreadable', message: 'The request could not be read' });
}

function fromFastify({ statusCode, code }: FastifyError): Refusal | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal(413, 'The request is too large');
  if (statusCode === 415) return new Refusal(415, 'Send JSON with the content type application/json');
  if (statusCode === 429)
    return new Refusal(429, 'Too many requests. Please wait a moment.', { retryAfterSeconds: 30 });
  if (statusCode === 503)
    return new Refusal(503, 'Larkhouse is busy at the moment. Please try again.', { retryAfterSeconds: 5 });
  if (statusCode && statusCode < 500) return new Refusal(400, 'The request could not be read');
  return null;
}

const answer = (reply: FastifyReply, status: number, body: ErrorBody) =>
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));

const fill = (text: string, values: Values = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
