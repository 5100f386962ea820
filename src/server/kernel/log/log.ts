import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './error.ts';

/** From the quietest to the one that tells most; each tells what stands before it, too. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Should the framework itself speak of a request: never its address, which may hold a token. */
const loggedRequest = ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
  method,
  route: routeOptions?.url,
});

/** The log of a process: a JSON line per entry on standard output (http-21); what it may say of requests is `kernel/log/request.ts`. */
export const createLog = ({ logLevel }: { logLevel: LogLevel }, destination?: DestinationStream): Logger =>
  pino({ level: logLevel, base: undefined, serializers: { err: loggedError, req: loggedRequest } }, destination);
