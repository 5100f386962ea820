import type { FastifyInstance } from 'fastify';
import { HttpError } from '#server/kernel/http-error.ts';

/** The time in which the body of a call must have come, unless it is a file. */
const BODY_MS = 30_000;

/**
 * Takes files only where a file is asked for, and hangs up on who sends any other body drop by drop; a file over a slow
 * line has the server's own, longer time.
 */
export function guardBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.takesFile) return payload;
    if (/^multipart\//i.test(request.headers['content-type'] ?? ''))
      throw new HttpError(415, 'Send JSON with the content type application/json');
    const timer = setTimeout(() => request.raw.destroy(), BODY_MS).unref();
    for (const end of ['end', 'error', 'close']) payload.once(end, () => clearTimeout(timer));
    return payload;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take minutes. */
    takesFile?: boolean;
  }
}
