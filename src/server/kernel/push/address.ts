import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const LONGEST = 2048;
/** Names that never lead to a public address. */
const INTERNAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)$/i;

/**
 * Whether a browser's address for push may be called at all: https on the usual port, a public name, nothing in front of
 * it. Browsers' push services are all like that; anything else would have the server call into its own network. `allowed`
 * names hosts (`push.example:8443`) that are called whatever they are.
 */
export function isPushAddress(endpoint: string, allowed: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > LONGEST || url.protocol !== 'https:' || url.username || url.password) return false;
  if (allowed.includes(url.host)) return true;
  const isName = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  return (
    url.port === '' && isName && url.hostname.includes('.') && !INTERNAL_NAME.test(url.hostname.replace(/\.$/, ''))
  );
}

/** Looks a name up and refuses it when any of its addresses is not public: a public name may point inwards. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error('No address'), '', 0);
    if (addresses.some(({ address }) => !isPublic(address))) {
      return callback(Object.assign(new Error('Not a public address'), { code: 'EINTERNAL' }), '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Whether an address is one of the public internet: neither private, local, shared, reserved nor for many. */
export function isPublic(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  if (family === 0) return false;
  return family === 4 ? !NOT_PUBLIC_4.check(plain, 'ipv4') : !NOT_PUBLIC_6.check(plain, 'ipv6');
}

// Two lists: of one, the addresses that hold an IPv4 address would forbid all of those.
const NOT_PUBLIC_4 = new BlockList();
const NOT_PUBLIC_6 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC_4.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  NOT_PUBLIC_6.addSubnet(network, prefix, 'ipv6');
}
