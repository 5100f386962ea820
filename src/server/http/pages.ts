import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '../config.ts';
import { isApi, noSuchAddress } from './errors.ts';

const PAGE = 'index.html';
const IMMUTABLE = /\/assets\//;

/** A screen's page as it is for who asks for it; null: as it is for everybody. */
export type Filled = (request: FastifyRequest, html: string, reply: FastifyReply) => Promise<string | null>;

/**
 * Serves the built web application; every address that is no file is one of its screens.
 * @param filled the addresses of screens whose page comes with something of theirs
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  filled: Readonly<Record<string, Filled>> = {},
): Promise<void> {
  const page = join(folder, PAGE);
  if (!existsSync(page)) {
    throw new ConfigError('The web application is not built; run npm start, which builds it.');
  }
  const html = readFileSync(page, 'utf8');
  const admit = admitScripts(html);
  const fallback = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').sendFile(PAGE);
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
    return fallback(request, reply);
  });
  for (const [path, fill] of Object.entries(filled)) {
    app.get(path, async (request, reply) => {
      const own = await fill(request, html, reply);
      if (own === null) return fallback(request, reply);
      admit(reply);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(own);
    });
  }
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
