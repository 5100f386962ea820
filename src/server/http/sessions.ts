import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '../../contract/access.ts';
import type { Config } from '../config.ts';
import { Refusal, signedOut } from '../refusal.ts';
import { hashToken } from '../secrets/vault.ts';

const isSecure = (config: Config) => config.publicUrl?.startsWith('https:') ?? false;

/** Whose cookie: a person's of one of the portals, or a tablet's. */
export type CookieOf = Audience | 'kiosk';

/** The cookie of an audience; behind TLS it carries the prefix that binds it to this host. */
export const cookieName = (config: Config, audience: CookieOf): string =>
  `${isSecure(config) ? '__Host-' : ''}larkhouse_${audience}`;

/** Hands the credential to the browser; without `expires` it ends with the browser's session. */
export function setSessionCookie(
  reply: FastifyReply,
  config: Config,
  audience: CookieOf,
  token: string,
  expires: Date,
): void {
  reply.setCookie(cookieName(config, audience), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(config),
    expires,
  });
}

/** Takes the credential back, and what the browser may have kept of what it showed. */
export function clearSessionCookie(reply: FastifyReply, config: Config, audience: Audience): void {
  reply.clearCookie(cookieName(config, audience), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isSecure(config),
  });
  reply.header('clear-site-data', '"cache"');
}

export interface Credential {
  readonly audience: Audience;
  readonly tokenHash: Buffer;
}

/** The credential of the tablet that calls. */
export function kioskCredential(request: FastifyRequest, config: Config): Buffer | null {
  const token = request.cookies[cookieName(config, 'kiosk')];
  return token ? hashToken(token) : null;
}

/**
 * The credentials a request may act with, in the order to try them (DECISIONS row 3): the portal it names; else the
 * parent's before the staff's, because a parent may do less.
 */
export function credentialsOf(request: FastifyRequest, config: Config, audiences: readonly Audience[]): Credential[] {
  const portal = portalOf(request);
  const order: readonly Audience[] = portal && audiences.length > 1 ? [portal] : ['parent', 'staff'];
  return order
    .filter((audience) => audiences.includes(audience))
    .flatMap((audience) => {
      const token = request.cookies[cookieName(config, audience)];
      return token ? [{ audience, tokenHash: hashToken(token) }] : [];
    });
}

/** Does `act` with the first of the credentials whose session holds; refuses with 401 when none does. */
export async function actWith<T>(
  credentials: readonly Credential[],
  act: (credential: Credential) => Promise<T>,
): Promise<T> {
  for (const [index, credential] of credentials.entries()) {
    try {
      return await act(credential);
    } catch (error) {
      const isLast = index === credentials.length - 1;
      if (isLast || !(error instanceof Refusal && error.status === 401)) throw error;
    }
  }
  throw signedOut();
}

function portalOf(request: FastifyRequest): Audience | null {
  const named = request.headers['x-larkhouse-portal'] ?? (request.query as { portal?: unknown } | undefined)?.portal;
  return named === 'staff' || named === 'parent' ? named : null;
}
