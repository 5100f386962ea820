import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '#server/config.ts';
import { absent } from '#server/kernel/disk/absent.ts';
import { tagOf } from './answer-cache.ts';
import { reads } from './encoding.ts';
import { isApi, noSuchAddress } from './errors.ts';

const PAGE = 'index.html';
const LOGO = 'logo.svg';
const HTML = 'text/html; charset=utf-8';
const IMMUTABLE = /\/assets\//;
const PAGES = /\.html(\.br|\.gz)?$/;

/** A screen's page for who asks: a built file of the folder, or put together for them; null: what everybody gets. */
export type OwnPage = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer | null> | Answer | null;
type Answer = { readonly file: string } | { readonly html: string };

/**
 * Serves the built web application; every address that is no file is one of its screens.
 * @param own the addresses of screens whose page depends on who asks
 */
export async function servePages(
  app: FastifyInstance,
  folder: string,
  own: Readonly<Record<string, OwnPage>> = {},
): Promise<void> {
  const page = join(folder, PAGE);
  if (!existsSync(page)) {
    throw new ConfigError('The web application is not built; run npm start, which builds it.');
  }
  const scripts = inlineScripts(readFileSync(page, 'utf8'));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const kept = IMMUTABLE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', kept);
      if (PAGES.test(path)) admit(reply, scripts);
    },
  });
  // Not by the library's own route: it lists a file's folder, of some thousand names, before it sends the file.
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    reply.sendFile(`/${request.params['*']}`);
  });
  const files = new Map<string, Promise<Built>>();
  const send = async (request: FastifyRequest, reply: FastifyReply, file: string, type = HTML) => {
    const read = files.get(file) ?? readBuilt(join(folder, file), type);
    files.set(file, read);
    read.catch(() => files.delete(file));
    return sendBuilt(request, reply, await read);
  };
  app.get(`/${LOGO}`, (request, reply) => send(request, reply, LOGO, 'image/svg+xml'));
  const sendEverybodys = (request: FastifyRequest, reply: FastifyReply) => {
    admit(reply, scripts);
    return send(request, reply, PAGE);
  };
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return noSuchAddress(request, reply);
    return sendEverybodys(request, reply);
  });
  for (const [path, pageFor] of Object.entries(own)) {
    app.get(path, async (request, reply) => {
      const answer = await pageFor(request, reply);
      if (answer === null) return sendEverybodys(request, reply);
      if ('file' in answer) {
        admit(reply, scripts);
        return send(request, reply, answer.file);
      }
      admit(reply, inlineScripts(answer.html));
      return reply.type(HTML).header('cache-control', 'no-store').send(answer.html);
    });
  }
}

/**
 * A file as the build has written it, also compressed where that is shorter. The pages and the logo stay in memory: one of each is asked
 * for with every visit, and they are few.
 */
interface Built {
  readonly type: string;
  readonly tag: string;
  readonly as: { readonly br: Buffer | undefined; readonly gzip: Buffer | undefined; readonly plain: Buffer };
}

async function readBuilt(file: string, type: string): Promise<Built> {
  const [br, gzip, plain] = await Promise.all([
    readFile(`${file}.br`).catch(absent),
    readFile(`${file}.gz`).catch(absent),
    readFile(file),
  ]);
  return { type, tag: tagOf(plain), as: { br, gzip, plain } };
}

function sendBuilt(request: FastifyRequest, reply: FastifyReply, { type, tag, as }: Built): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.headers({ etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  reply.type(type);
  const encoding = (['br', 'gzip'] as const).find((one) => as[one] && reads(request, one));
  return encoding ? reply.header('content-encoding', encoding).send(as[encoding]) : reply.send(as.plain);
}

/** The scripts that stand in a page itself, as the policy names them: by their hashes. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Lets these run, and none but them and our own files. */
function admit(reply: FastifyReply, scripts: readonly string[]): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const admitted = ["script-src 'self'", ...scripts].join(' ');
  reply.header('content-security-policy', policy.replace("script-src 'self'", admitted));
}
