import type { Config } from '#server/config.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Vault } from '../secrets/vault.ts';
import { type KeptMailServer, keptMailServer } from './queries.ts';
import { type MailReach, openMailReach } from './reach.ts';
import { type MailLogin, type MailServer, type MailTransport, openMail, openOwnMail } from './transport.ts';

/** By what mail goes out: the environment's server for every center, or else each center's own. */
export interface MailServers {
  /** What the environment names, without its sign-in; null: each center names its own. */
  readonly named: NamedMailServer | null;
  readonly reach: MailReach;
  /** What letters of the scope's center go out by now, whichever process changed it; null: they are kept. */
  of(scope: Scope): Promise<MailTransport | null>;
  /** The center's own, with its sign-in; null: it has none. */
  kept(scope: Scope): Promise<(MailServer & { readonly version: number }) | null>;
  /** The sign-in as it is stored: it opens for this center, host and port alone. */
  sealLogin(centerId: number, server: MailServer): Buffer | null;
  close(): void;
}

export interface NamedMailServer {
  readonly host: string;
  readonly port: number;
  /** offered: TLS where the server offers it. */
  readonly security: 'tls' | 'offered';
  readonly hasLogin: boolean;
  readonly senderName: string;
  readonly senderAddress: string;
}

export function openMailServers(
  { smtpUrl, mailFrom, mailAllowHosts }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailAllowHosts'>,
  vault: Vault,
): MailServers {
  const environment = smtpUrl ? openMail(smtpUrl, mailFrom) : null;
  const reach = openMailReach(mailAllowHosts);
  const open = new Map<number, { readonly key: string; readonly transport: MailTransport }>();
  const read = async (scope: Scope) => {
    const { center } = await scope.opened;
    return { centerId: center.id, row: await scope.maybe(keptMailServer()) };
  };
  const serverOf = (centerId: number, { loginSealed, ...row }: KeptMailServer) => ({
    ...row,
    login: loginSealed && (JSON.parse(vault.open('mail-server', loginSealed, boundTo(centerId, row))) as MailLogin),
  });
  return {
    named: smtpUrl ? namedIn(smtpUrl, mailFrom) : null,
    reach,
    of: async (scope) => {
      if (environment) return environment;
      const { centerId, row } = await read(scope);
      const before = open.get(centerId);
      const key = row ? JSON.stringify([row, row.loginSealed?.toString('base64')]) : '';
      if (before?.key === key) return before.transport;
      before?.transport.close();
      open.delete(centerId);
      if (!row) return null;
      const transport = openOwnMail(serverOf(centerId, row), reach);
      open.set(centerId, { key, transport });
      return transport;
    },
    kept: async (scope) => {
      const { centerId, row } = await read(scope);
      return row ? serverOf(centerId, row) : null;
    },
    sealLogin: (centerId, server) =>
      server.login && vault.seal('mail-server', JSON.stringify(server.login), boundTo(centerId, server)),
    close: () => {
      environment?.close();
      for (const { transport } of open.values()) transport.close();
    },
  };
}

const boundTo = (centerId: number, { host, port }: Pick<MailServer, 'host' | 'port'>) => `${centerId} ${host}:${port}`;

function namedIn(smtpUrl: string, mailFrom: string): NamedMailServer {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  const [, name = '', address = mailFrom] = /^(.*?)\s*<([^<>]+)>$/.exec(mailFrom) ?? [];
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : 'offered',
    hasLogin: username !== '',
    senderName: name.replaceAll('"', ''),
    senderAddress: address,
  };
}
