import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { EMBEDDING, familyOf, isOwnAddress, LOCAL_NAME, NEVER } from '../network/addresses.ts';

/** Where mail is handed over: 25 and 587 for all, 465 with TLS from the first byte, 2525 where providers' networks close the others. */
const MAIL_PORTS: ReadonlySet<number> = new Set([25, 465, 587, 2525]);

/** Which mail servers a center may name (decision 45). */
export interface MailReach {
  /** The field by which a server is refused when it is saved; null: it may be connected to. */
  refusedBy(host: string, port: number): 'host' | 'port' | null;
  /** Looks names up for a connection, and refuses those that lead where no center's mail server is. */
  lookup: LookupFunction;
  /** Whether a server was named by whoever runs the installation. */
  isNamed(host: string, port: number): boolean;
}

/** @param allowed servers that are reached although they are on this machine or listen elsewhere, as `localhost:1025` */
export function openMailReach(allowed: readonly string[]): MailReach {
  const isNamed = (host: string, port: number) => allowed.includes(`${isIP(host) === 6 ? `[${host}]` : host}:${port}`);
  return {
    isNamed,
    refusedBy: (host, port) => {
      if (isNamed(host, port)) return null;
      if (!MAIL_PORTS.has(port)) return 'port';
      return LOCAL_NAME.test(host) || (isIP(host) > 0 && !mayReach(host)) ? 'host' : null;
    },
    lookup: (hostname, options, callback) => {
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        const [first] = addresses ?? [];
        if (error || !first) return callback(error ?? new Error('No address'), '', 0);
        // A name with one address here and one elsewhere is up to something.
        if (!addresses.every(({ address }) => mayReach(address))) {
          return callback(Object.assign(new Error('Not an address of a mail server'), { code: 'EINTERNAL' }), '', 0);
        }
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
      });
    },
  };
}

/** Everywhere but this machine, its link with the clouds' metadata, and addresses in disguise. */
function mayReach(address: string): boolean {
  if (address.includes('%')) return false;
  const family = familyOf(address);
  if (family === 'ipv6' && EMBEDDING.check(address, 'ipv6')) return false;
  return !NEVER.check(address, family) && !isOwnAddress(address);
}
