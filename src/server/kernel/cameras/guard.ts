import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { EMBEDDING, familyOf, isOwnAddress, LOCAL_NAME, listOf, NEVER } from '../network/addresses.ts';
import type { CameraAddress } from './address.ts';
import { CameraFailure } from './failure.ts';

/** A network in CIDR form, as CAMERA_ALLOW_CIDRS names it. */
export interface Network {
  readonly address: string;
  readonly prefix: number;
}

/** Where a camera's connection goes: an address that was checked, never a name. */
export interface Target {
  readonly host: string;
  readonly port: number;
}

/** Finds the addresses behind a name; several are possible. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/**
 * Keeps camera addresses, which users type, from leading into this machine or its neighbours' services. Cameras live in
 * private networks; whatever else has to be named in CAMERA_ALLOW_CIDRS. The address that was checked is the one that is
 * connected to, so a name can't change its meaning in between.
 */
export class Guard {
  readonly #allowed = new BlockList();
  /** Named so narrowly that it is meant: stands above what is never reached. */
  readonly #meant = new BlockList();
  readonly #resolve: Resolve;
  /** Names of this process's own (the demonstration's cameras), with where they are. */
  readonly #own: ReadonlyMap<string, Target>;

  constructor({ allow = [], resolve = resolveByDns, own = new Map() }: GuardOptions = {}) {
    for (const { address, prefix } of allow) {
      const family = familyOf(address);
      const isMeant = NEVER.check(address, family) && prefix >= NARROW;
      (isMeant ? this.#meant : this.#allowed).addSubnet(address, prefix, family);
    }
    this.#resolve = resolve;
    this.#own = own;
  }

  /** Where to connect for an address; throws a CameraFailure where that is nowhere, or not allowed. */
  async admit({ host, port }: CameraAddress): Promise<Target> {
    const own = this.#own.get(host);
    if (own) return own;
    if (REFUSED_PORTS.has(port)) throw new CameraFailure('address-refused');
    const found = isIP(host) ? [host] : await this.#resolve(host).catch(() => []);
    const [first] = found;
    if (first === undefined) throw new CameraFailure('name-not-found');
    // A name with one address inside and one outside is up to something.
    if (!found.every((address) => this.#mayReach(address))) throw new CameraFailure('address-refused');
    return { host: first, port };
  }

  /** Whether a host is one that no camera can ever be reached at, whatever networks are named: this machine, its link, or in disguise. */
  isOutOfReach(host: string): boolean {
    if (this.#own.has(host)) return false;
    if (!isIP(host)) return LOCAL_NAME.test(host);
    if (host.includes('%')) return true;
    const family = familyOf(host);
    if (family === 'ipv6' && EMBEDDING.check(host, 'ipv6')) return true;
    return NEVER.check(host, family) && !this.#meant.check(host, family);
  }

  #mayReach(address: string): boolean {
    if (!isIP(address) || address.includes('%')) return false;
    const family = familyOf(address);
    if (family === 'ipv6' && EMBEDDING.check(address, 'ipv6')) return false;
    if (this.#meant.check(address, family)) return true;
    if (NEVER.check(address, family) || isOwnAddress(address)) return false;
    return PRIVATE.check(address, family) || this.#allowed.check(address, family);
  }
}

export interface GuardOptions {
  readonly allow?: readonly Network[];
  readonly resolve?: Resolve;
  readonly own?: ReadonlyMap<string, Target> | undefined;
}

const NARROW = 8;

const resolveByDns: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

/** Where cameras live: RFC 1918, and its like in IPv6. */
const PRIVATE = listOf('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7');
/** Remote shells, file shares, mail, and databases: no camera speaks there. */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  21, 22, 23, 25, 53, 110, 111, 135, 137, 138, 139, 143, 389, 445, 465, 587, 636, 873, 993, 995, 1433, 1521, 2049, 2375,
  2376, 2379, 2380, 3306, 3389, 5432, 5433, 5672, 5900, 5984, 5985, 6379, 6443, 9042, 9092, 9200, 9300, 10250, 11211,
  27017,
]);
