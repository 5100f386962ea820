import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Audience } from '#contract/kernel/access.ts';
import { isOverTls } from '#server/config.ts';
import type { Server } from '#server/server.ts';
import { hashToken, newToken } from '../secrets/vault.ts';

// A browser that signed in to an account before is known to it, so that strangers' failures do not shut its holder out.
// What tells so is a sealed cookie; it opens nothing.

/** Of so many accounts a browser is known; the one that signed in longest ago makes room. */
const ACCOUNTS = 20;
const DAYS = 400;
const PURPOSE = 'device';

interface Device {
  readonly id: string;
  /** What stands for each account, the newest last. */
  readonly accounts: readonly string[];
}

/** Whose account it is, whether there is one or not. */
export interface Whose {
  readonly audience: Audience;
  readonly emailKey: string;
}

const markOf = ({ audience, emailKey }: Whose) =>
  hashToken(`device ${audience} ${emailKey}`).toString('base64url').slice(0, 22);
const nameOf = (server: Server) => `${isOverTls(server.config) ? '__Host-' : ''}larkhouse_device`;

function deviceOf(server: Server, request: FastifyRequest): Device | null {
  const cookie = request.cookies[nameOf(server)];
  if (!cookie) return null;
  try {
    return JSON.parse(server.vault.open(PURPOSE, Buffer.from(cookie, 'base64url'))) as Device;
  } catch {
    return null;
  }
}

/** The browser's own name if it signed in to this account before, else null. */
export function knownDevice(server: Server, request: FastifyRequest, whose: Whose): string | null {
  const device = deviceOf(server, request);
  return device?.accounts.includes(markOf(whose)) ? device.id : null;
}

/** From now on the browser is known to the account. */
export function rememberDevice(server: Server, request: FastifyRequest, reply: FastifyReply, whose: Whose): void {
  const { id, accounts } = deviceOf(server, request) ?? { id: newToken(), accounts: [] };
  const mark = markOf(whose);
  const device: Device = { id, accounts: [...accounts.filter((one) => one !== mark), mark].slice(-ACCOUNTS) };
  reply.setCookie(nameOf(server), server.vault.seal(PURPOSE, JSON.stringify(device)).toString('base64url'), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isOverTls(server.config),
    maxAge: DAYS * 86_400,
  });
}
