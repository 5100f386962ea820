import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** Where the browser stands: what passkeys are tied to. */
export interface Site {
  readonly origin: string;
  /** The relying party's id: the host's name. */
  readonly rpId: string;
}

/**
 * PUBLIC_URL; without it, the host that was asked. A passkey works only where it was made, so a host that somebody makes
 * up finds none.
 */
export function siteOf(
  config: Config,
  { host, headers, protocol }: Pick<FastifyRequest, 'host' | 'headers' | 'protocol'>,
): Site {
  const told =
    URL.parse(config.publicUrl ?? ownOrigin(headers.origin, `${protocol}://${host}`)) ?? new URL('http://localhost');
  return { origin: told.origin, rpId: told.hostname };
}

const ownOrigin = (origin: string | undefined, asked: string): string =>
  origin !== undefined && URL.parse(origin)?.host === URL.parse(asked)?.host ? origin : asked;
