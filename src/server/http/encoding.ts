import type { FastifyRequest } from 'fastify';

/** Whether a client reads an encoding, by its Accept-Encoding header: it names it, and not with the weight 0. */
export function reads({ headers }: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const wishes = String(headers['accept-encoding'] ?? '').split(',', 20);
  return wishes.some((wish) => {
    const [name, ...parameters] = wish.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
