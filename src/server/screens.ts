import type { FastifyInstance } from 'fastify';
import { FIRST_PAINTS, type FirstPaint, firstPaintFile } from '#contract/kernel/first-paint.ts';
import { withFirstPictures } from './domains/gallery/first-pictures.ts';
import { forReader } from './http/first-paint.ts';
import { type OwnPage, servePages } from './http/pages.ts';
import type { Server } from './server.ts';

const INSPECTION_PAGE = '/inspect/:token';

/** Serves the browser's screens from the folder they were built into; some pages depend on who asks. */
export function serveScreens(app: FastifyInstance, server: Server, folder: string): Promise<void> {
  const painted =
    (screen: FirstPaint): OwnPage =>
    (request) => {
      // The parents' other views, at the same address.
      if (new URL(request.url, 'http://center').searchParams.has('view')) return null;
      return forReader(server, request, screen, (paintedFor) => ({
        file: `${firstPaintFile(screen, paintedFor)}.html`,
      }));
    };
  const pictures: OwnPage = async (request) => {
    const html = await withFirstPictures(server, request, folder);
    return html === null ? null : { html };
  };
  const inspection: OwnPage = (_request, reply) => {
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
  return servePages(app, folder, { ...Object.fromEntries(pages), [INSPECTION_PAGE]: inspection });
}
