import type { FastifyInstance } from 'fastify';
import { isApi, noSuchAddress } from './errors.ts';

/** Serves the web application from its sources, reloading in the browser as they change. */
export async function serveWhileDeveloping(app: FastifyInstance, root: string): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url)) return noSuchAddress(request, reply);
    reply.hijack();
    // Vite's own inline scripts would not run under our policy.
    reply.raw.removeHeader('content-security-policy');
    vite.middlewares(request.raw, reply.raw);
    return reply;
  });
}
