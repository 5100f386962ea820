import type { FastifyInstance } from 'fastify';
import { FIRST_VIEW_PAGES, withFirstView } from './domains/dashboard/first-view.ts';
import { GALLERY_PAGE, withFirstPictures } from './domains/gallery/first-pictures.ts';
import { type Filled, servePages } from './http/pages.ts';
import type { Server } from './server.ts';

const INSPECTION_PAGE = '/inspect/:token';

/**
 * Serves the browser's screens from the folder they were built into; some come with their first words, the gallery with its
 * first pictures.
 */
export function serveScreens(app: FastifyInstance, server: Server, folder: string): Promise<void> {
  const firstView: Filled = (request, page) => withFirstView(server, request, page);
  return servePages(app, folder, {
    ...Object.fromEntries(FIRST_VIEW_PAGES.map((path) => [path, firstView])),
    [INSPECTION_PAGE]: async (_request, page, reply) => {
      // Its address is a key: it is told to nobody, found by nobody and kept nowhere.
      reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' });
      return page;
    },
    [GALLERY_PAGE]: (request, page) => withFirstPictures(server, request, page),
  });
}
