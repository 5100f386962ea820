import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ConfigError } from '../config.ts';
import { isApi, noSuchAddress } from './errors.ts';

const PAGE = 'index.html';
const IMMUTABLE = /\/assets\//;

/** Serves the built web application; every address that is no file is one of its screens. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, PAGE);
  if (!existsSync(page)) {
    throw new ConfigError('The web application is not built; run npm start, which builds it.');
  }
  const admit = admitScripts(readFileSync(page, 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (basename(path).startsWith(PAGE)) admit(reply);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || request.method !== 'GET') return noSuchAddress(request, reply);
    return reply.header('cache-control', 'no-cache').sendFile(PAGE);
  });
}

/** Lets the scripts that stand in the page itself run, and no others: by their hashes. */
function admitScripts(html: string): (reply: FastifyReply) => void {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return (reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header(
      'content-security-policy',
      policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
    );
  };
}
