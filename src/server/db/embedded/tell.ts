import type { FastifyBaseLogger } from 'fastify';
import { readLine } from './server-lines.ts';

/**
 * Puts what the built-in server says into our log, each line at its own level. What its supervisor has to say itself, of a crash and
 * what one left behind, is a warning.
 */
export const tellLog =
  (log: FastifyBaseLogger) =>
  (line: string): void => {
    const { level, code, message } = readLine(line) ?? { level: 'warn' as const, code: undefined, message: line };
    log[level]({ line: message, ...(code !== '00000' && { code }) }, 'database');
  };
