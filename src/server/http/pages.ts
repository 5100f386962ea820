import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '#server/config.ts';
import { reads } from './encoding.ts';
import { isApi, noSuchAddress } from './errors.ts';
import { tagOf } from './reads.ts';

const PAGE = 'index.html';
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
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return noSuchAddress(request, reply);
    return reply.sendFile(PAGE);
  });
  const built = new Map<string, BuiltPage>();
  for (const [path, pageFor] of Object.entries(own)) {
    app.get(path, async (request, reply) => {
      const answer = await pageFor(request, reply);
      if (answer === null) return reply.sendFile(PAGE);
      if ('file' in answer) {
        const kept = built.get(answer.file) ?? (await readPage(join(folder, answer.file)));
        built.set(answer.file, kept);
        admit(reply, scripts);
        return sendPage(request, reply, kept);
      }
      admit(reply, inlineScripts(answer.html));
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(answer.html);
    });
  }
}

/** A page as the build has written it, also compressed. It stays in memory: each is asked for with every visit, and they are few. */
interface BuiltPage {
  readonly tag: string;
  readonly as: { readonly br: Buffer; readonly gzip: Buffer; readonly plain: Buffer };
}

async function readPage(file: string): Promise<BuiltPage> {
  const [br, gzip, plain] = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`), readFile(file)]);
  return { tag: tagOf(plain), as: { br, gzip, plain } };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { tag, as }: BuiltPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === tag) return reply.status(304).send();
  reply.type('text/html; charset=utf-8');
  const encoding = (['br', 'gzip'] as const).find((one) => reads(request, one));
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
