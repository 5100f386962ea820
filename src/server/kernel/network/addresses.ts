import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

// Where an address that users type leads, for whoever connects to it.

/** Names that every machine has for itself. */
export const LOCAL_NAME = /(^|\.)localhost$/i;

export const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

export function listOf(...networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
}

/** Loopback, 'this network', link-local with the clouds' metadata, multicast and reserved. */
export const NEVER = listOf(
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/128',
  '::1/128',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
  'fd00:ec2::/32',
);
/** IPv6 forms that carry an IPv4 address, which would pass by the lists above. */
export const EMBEDDING = listOf(
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '2001::/32',
  '2002::/16',
);

/** Whether it is an address of this machine. */
export const isOwnAddress = (address: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));
