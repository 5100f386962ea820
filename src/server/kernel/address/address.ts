import type { Config } from '#server/config.ts';
import { outsideCenters } from '#server/db/open-scope.ts';
import type { Scope } from '#server/db/scope.ts';
import type { Server } from '#server/server.ts';
import { keepAddress, keptAddress } from './queries.ts';

/** Where people reach this installation. */
export interface Address {
  /** The origin that links in mail and on screens begin with. */
  readonly origin: () => string;
  /** Takes in the origin at which whoever manages the center has just reached us, once the transaction has come through. */
  readonly learn: (scope: Scope, origin: string) => void;
  /** What it was before the last stop. */
  readonly recall: (server: Server) => Promise<void>;
}

/**
 * PUBLIC_URL; without it the address that whoever manages the center used last, kept over restarts: links in mail then lead
 * where she is (http-19). An address of this machine alone never takes the place of one that others can reach.
 * @param listening where it listens, by the machine's own name: the address until somebody was there
 */
export function openAddress(publicUrl: string | undefined, listening: () => string): Address {
  if (publicUrl) return { origin: () => publicUrl, learn: () => {}, recall: async () => {} };
  let learned: string | undefined;
  return {
    origin: () => learned ?? listening(),
    learn: (scope, origin) => {
      if (origin === learned || (learned && isOwnMachine(origin) && !isOwnMachine(learned))) return;
      scope.later(keepAddress(origin));
      scope.afterCommit(() => {
        learned = origin;
      });
    },
    recall: async (server) => {
      const kept = await outsideCenters(server, (scope) => scope.maybe(keptAddress()));
      learned = kept?.origin ?? undefined;
    },
  };
}

/** Whether nobody but the server's own computer can reach it, as far as the server itself can know. */
export const isLocalOnly = ({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean =>
  !publicUrl && !trustProxy && isOwnMachine(`http://${host.includes(':') ? `[${host}]` : host}`);

/** Whether nobody but the machine itself reaches an address: localhost, 127.0.0.0/8, ::1. */
export function isOwnMachine(origin: string): boolean {
  const name = URL.parse(origin)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || name.startsWith('127.') || name === '[::1]';
}
