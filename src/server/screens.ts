import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FIRST_PAINTS, type FirstPaint, firstPaintFile } from '#contract/kernel/first-paint.ts';
import { firstReadsOf, preloadOf } from '#contract/kernel/first-reads-screens.ts';
import { withFirstPictures } from './domains/gallery/first-pictures.ts';
import { forReader } from './http/first-paint.ts';
import { type OwnPage, servePages } from './http/pages.ts';
import { languageOfHeader } from './kernel/i18n/reader.ts';
import type { Server } from './server.ts';

/** Pages whose address is a key. */
const KEY_PAGES = ['/inspect/:token', '/inquiry/:token'];

/** Serves the browser's screens from the folder they were built into; some pages depend on who asks. */
export function serveScreens(app: FastifyInstance, server: Server, folder: string): Promise<void> {
  const painted =
    (screen: FirstPaint): OwnPage =>
    (request, reply) => {
      // The parents' other views, at the same address.
      if (new URL(request.url, 'http://center').searchParams.has('view')) return null;
      return forReader(server, request, screen, (paintedFor) => {
        preloadFirstReads(request, reply, screen);
        return { file: `${firstPaintFile(screen, paintedFor)}.html` };
      });
    };
  const pictures: OwnPage = async (request, reply) => {
    const html = await withFirstPictures(server, request, folder);
    if (html === null) return null;
    preloadFirstReads(request, reply, 'parent-gallery');
    return { html };
  };
  const behindKey: OwnPage = (_request, reply) => {
    // Its address is a key: it is told to nobody, found by nobody and kept nowhere.
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    return null;
  };
  const screens = Object.keys(FIRST_PAINTS) as FirstPaint[];
  const pages = screens.flatMap((screen) =>
    FIRST_PAINTS[screen].paths.map((path) => [path, screen === 'parent-gallery' ? pictures : painted(screen)] as const),
  );
  return servePages(
    app,
    folder,
    Object.fromEntries([...pages, ...KEY_PAGES.map((path) => [path, behindKey] as const)]),
  );
}

/** What the screen reads first is on its way while its code still is; of use to a browser that speaks what it asks for first. */
function preloadFirstReads(request: FastifyRequest, reply: FastifyReply, screen: FirstPaint): void {
  const { pathname, searchParams } = new URL(request.url, 'http://center');
  const language = languageOfHeader(request.headers['accept-language']);
  reply.header('link', preloadOf(firstReadsOf(FIRST_PAINTS[screen].audience, pathname, searchParams, language)));
}
