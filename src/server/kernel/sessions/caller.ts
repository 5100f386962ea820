import type { FastifyRequest } from 'fastify';

/** Where a request comes from: for throttles, and for the list of one's sessions. */
export interface From {
  readonly address: string;
  readonly userAgent: string | null;
}

export const callerOf = ({ ip, headers }: FastifyRequest): From => ({
  address: ip,
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});
