import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '#contract/kernel/access.ts';
import { type Config, isOverTls } from '#server/config.ts';
import { HttpError, signedOut } from '#server/kernel/http-error.ts';
import { hashToken } from '#server/kernel/secrets/vault.ts';
import type { Server } from '#server/server.ts';

/** Whose cookie: a person's of one of the portals, or a kiosk's. */
export type CookieOf = Audience | 'kiosk';

/** The cookie of an audience; behind TLS it carries the prefix that binds it to this host. */
export const cookieName = (config: Config, audience: CookieOf): string =>
  `${isOverTls(config) ? '__Host-' : ''}larkhouse_${audience}`;

/** Hands the credential to the browser, which keeps it for as long as it opens something: their clocks may differ. */
export function setSessionCookie(
  reply: FastifyReply,
  { config, clock }: Pick<Server, 'config' | 'clock'>,
  audience: CookieOf,
  token: string,
  expires: Date,
): void {
  reply.setCookie(cookieName(config, audience), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isOverTls(config),
    maxAge: Math.floor((expires.getTime() - clock.now().getTime()) / 1000),
  });
}

/** Takes the credential back, and what the browser may have kept of what it showed. */
export function clearSessionCookie(reply: FastifyReply, config: Config, audience: Audience): void {
  reply.clearCookie(cookieName(config, audience), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isOverTls(config),
  });
  reply.header('clear-site-data', '"cache"');
}

export interface Credential {
  readonly audience: Audience;
  readonly tokenHash: Buffer;
}

/** The credential of the kiosk that calls. */
export function kioskCredential(request: FastifyRequest, config: Config): Buffer | null {
  const token = request.cookies[cookieName(config, 'kiosk')];
  return token ? hashToken(token) : null;
}

/**
 * The credentials a request may act with, in the order to try them (http-8): the portal it names; else the
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
      if (isLast || !(error instanceof HttpError && error.status === 401)) throw error;
    }
  }
  throw signedOut();
}

function portalOf(request: FastifyRequest): Audience | null {
  const named = request.headers['x-larkhouse-portal'] ?? (request.query as { portal?: unknown } | undefined)?.portal;
  return named === 'staff' || named === 'parent' ? named : null;
}
