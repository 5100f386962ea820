import type { FastifyInstance } from 'fastify';
import { BadSignature } from '#server/kernel/payments/provider.ts';
import type { Server } from '#server/server.ts';
import { takeInEvent } from './online-events.ts';

export const WEBHOOK = '/api/payments/webhook';

/**
 * Where the provider tells what happened. Its signature is over the very bytes it sent, so they are read before anything
 * reads them as JSON. 400 for what is not from the provider; anything but 200 makes it tell again.
 */
export function paymentWebhook(app: FastifyInstance, server: Server): void {
  app.register(async (hook) => {
    hook.removeAllContentTypeParsers();
    hook.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    hook.post(WEBHOOK, async (request, reply) => {
      const provider = server.payments;
      if (!provider) return reply.status(404).send({ code: 'not-found' });
      const signature = request.headers['stripe-signature'];
      const body = request.body;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) return reply.status(400).send({ code: 'unsigned' });
      try {
        const event = await provider.readEvent(body, signature);
        if (event) await takeInEvent(server, event);
      } catch (error) {
        if (error instanceof BadSignature) return reply.status(400).send({ code: 'unsigned' });
        throw error;
      }
      return reply.send({ received: true });
    });
  });
}
