import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { servePages } from '../src/server/http/pages.ts';

/** Stands for the built web application: `prepare: serveTestPages`. */
export async function serveTestPages(app: FastifyInstance): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larkhouse-pages-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<title>Larkhouse</title><script>1</script>');
  await writeFile(path.join(folder, 'assets', 'main-1.js'), 'export {};');
  app.addHook('onClose', () => rm(folder, { recursive: true }));
  await servePages(app, folder);
}
