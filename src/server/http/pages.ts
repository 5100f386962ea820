import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';
import { isApi, noSuchAddress } from './errors.ts';

const IMMUTABLE = /\/assets\//;

/** Serves the built web application; every address that is no file is one of its screens. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new ConfigError('The web application is not built; run npm start, which builds it.');
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || request.method !== 'GET') return noSuchAddress(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
