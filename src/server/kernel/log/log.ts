import pino, { type Logger } from 'pino';

/** What a request may leave in the log; never bodies, tokens, addresses of people or names (http-10). */
const serializers = {
  req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
    method,
    route: routeOptions?.url,
  }),
  res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
};

/** The log of a process: a JSON line per entry on standard output; warnings and worse unless it is developed on. */
export const createLog = ({ dev }: { dev: boolean }): Logger =>
  pino({ level: dev ? 'info' : 'warn', base: undefined, serializers });
