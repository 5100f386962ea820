import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { HttpError } from '#server/kernel/http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site's page makes a browser send; callers that are no browser pass. */
export function refuseOtherOrigins(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (!SAFE.has(request.method) && !isOwnOrigin(request, config)) {
      throw new HttpError(403, 'This request comes from another site');
    }
  });
}

function isOwnOrigin({ headers, host }: FastifyRequest, config: Config): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  if (origin === undefined) return true;
  return origin === config.publicUrl || URL.parse(origin)?.host === host;
}
