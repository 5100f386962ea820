import type { FastifyInstance } from 'fastify';
import { BadSignature } from '../../payments/provider.ts';
import type { Server } from '../../server.ts';
import { settleNews } from './online-news.ts';

export const WEBHOOK = '/api/payments/webhook';

/**
 * Where the provider tells what happened. Its signature is over the very bytes it sent, so they are read before anything
 * reads them as JSON. 400 for what is not from the provider; anything but 200 makes it tell again.
 */
export function paymentWebhook(app: FastifyInstance, server: Server): void {
  app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    door.post(WEBHOOK, async (request, reply) => {
      const provider = server.payments;
      if (!provider) return reply.status(404).send({ code: 'not-found' });
      const signature = request.headers['stripe-signature'];
      const body = request.body;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return reply.status(400).send({ code: 'unsigned' });
      try {
        const news = await provider.readNews(body, signature);
        if (news) await settleNews(server, news);
      } catch (error) {
        if (error instanceof BadSignature) return reply.status(400).send({ code: 'unsigned' });
        throw error;
      }
      return reply.send({ received: true });
    });
  });
}
