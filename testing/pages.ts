import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import {
  FIRST_PAINTS,
  type FirstPaint,
  firstPaintFile,
  type GalleryPage,
  paintedLanguages,
} from '#contract/kernel/first-paint.ts';
import { servePages } from '#server/http/pages.ts';
import { serveScreens } from '#server/screens.ts';
import type { Server } from '#server/server.ts';

/** The page of every screen but those that are painted for who asks. */
export const TEST_PAGE = '<title>Larkhouse</title><script>1</script>';

/** Stands for the built web application: `prepare: serveTestPages`. */
export const serveTestPages = (app: FastifyInstance): Promise<void> =>
  withTestPages(app, (folder) => servePages(app, folder));

/** Stands for the built web application with each screen's page for who asks; a painted one names itself in its title: `dashboard.es-demo`. */
export const serveTestScreens = (app: FastifyInstance, server: Server): Promise<void> =>
  withTestPages(app, (folder) => serveScreens(app, server, folder));

async function withTestPages(app: FastifyInstance, serve: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-pages-'));
  for (const inner of ['assets', 'first-paint']) await mkdir(path.join(folder, inner));
  await writeFile(path.join(folder, 'index.html'), TEST_PAGE);
  await writeFile(path.join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'assets', 'main-1.js'), 'export {};');
  for (const screen of Object.keys(FIRST_PAINTS) as FirstPaint[]) await paint(folder, screen);
  app.addHook('onClose', () => rm(folder, { recursive: true }));
  await serve(folder);
}

async function paint(folder: string, screen: FirstPaint): Promise<void> {
  for (const language of paintedLanguages(screen))
    for (const isDemo of [false, true]) {
      const file = firstPaintFile(screen, { language, isDemo });
      const page = `<title>${path.basename(file)}</title>`;
      await writeFile(path.join(folder, `${file}.html`), page);
      await writeFile(path.join(folder, `${file}.html.br`), brotliCompressSync(page));
      await writeFile(path.join(folder, `${file}.html.gz`), gzipSync(page));
      await writeFile(path.join(folder, `${file}.json`), JSON.stringify(galleryOf(page)));
    }
}

const galleryOf = (page: string): GalleryPage => ({
  before: page,
  pictures: [1, 2, 3, 4].map((place) => [`<img id="${place}" src="/api/gallery/`, '/image" alt="', '">']),
  after: '<script>2</script>',
});
