import type { FastifyInstance } from 'fastify';
import { GALLERY_PAGE, withFirstPictures } from './domains/gallery/first-pictures.ts';
import { servePages } from './http/pages.ts';
import type { Server } from './server.ts';

/** Serves the browser's screens from the folder they were built into; the gallery's comes with its first pictures. */
export const serveScreens = (app: FastifyInstance, server: Server, folder: string): Promise<void> =>
  servePages(app, folder, { [GALLERY_PAGE]: (request, page) => withFirstPictures(server, request, page) });
