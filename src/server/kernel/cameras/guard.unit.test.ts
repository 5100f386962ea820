import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { hostileAddresses, INSIDE, LOOPBACK } from '#testing/cameras/hostile-addresses.ts';
import { parseAddress } from './address.ts';
import type { CameraFailure } from './failure.ts';
import { Guard, type GuardOptions } from './guard.ts';

/** What the guard makes of a stream address: where to connect, or the problem. */
async function admit(streamUrl: string, options: GuardOptions = {}): Promise<string> {
  const parsed = parseAddress({ ipAddress: '', port: null, streamUrl });
  if (typeof parsed === 'string' || !parsed.address) return 'unreadable';
  try {
    const { host, port } = await new Guard({ resolve: async () => [], ...options }).admit(parsed.address);
    return `${host} ${port}`;
  } catch (error) {
    return (error as CameraFailure).problem;
  }
}

const PRIVATE = [
  '10.0.0.5',
  '172.16.3.4',
  '172.31.255.254',
  '192.168.1.20',
  '[fd12:3456::20]',
  '0xc0a80114',
  '3232235796',
];
const HOSTILE = hostileAddresses();

test('there are enough of them', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(200));

test('no address of this machine, its neighbours or the internet is reached', async () => {
  const reached: string[] = [];
  for (const url of HOSTILE) {
    const outcome = await admit(url);
    if (outcome !== 'address-refused' && outcome !== 'unreadable') reached.push(`${url} → ${outcome}`);
  }
  expect(reached).toEqual([]);
});

test('private addresses are where cameras live', async () => {
  for (const host of PRIVATE) expect(await admit(`rtsp://${host}/live`), host).toMatch(/ 554$/);
});

test('services that are no cameras are not knocked at, wherever they are', async () => {
  for (const port of [22, 25, 139, 445, 3306, 5432, 6379, 27017])
    expect(await admit(`http://192.168.1.20:${port}/`), String(port)).toBe('address-refused');
});

test('this machine’s own addresses are refused, private or not', async () => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family } of own) {
    const host = family === 'IPv6' ? `[${address.split('%')[0]}]` : address;
    expect(await admit(`rtsp://${host}/live`), host).toBe('address-refused');
  }
});

describe('a name', () => {
  const named = (...found: string[]) => admit('rtsp://camera.example/live', { resolve: async () => found });

  test('is as good as the addresses behind it, all of them', async () => {
    expect(await named('192.168.1.20')).toBe('192.168.1.20 554');
    for (const address of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '169.254.169.254',
      '8.8.8.8',
      'fe80::1%eth0',
      'nonsense',
    ])
      expect(await named(address), address).toBe('address-refused');
    expect(await named('192.168.1.20', '127.0.0.1')).toBe('address-refused');
    expect(await named()).toBe('name-not-found');
  });

  test('that changes its meaning is asked once, and what was checked is where to connect', async () => {
    const answers = [['192.168.1.20'], ['127.0.0.1']];
    const resolve = async () => answers.shift() ?? [];
    expect(await admit('rtsp://rebinding.example/live', { resolve })).toBe('192.168.1.20 554');
    expect(await admit('rtsp://rebinding.example/live', { resolve })).toBe('address-refused');
  });

  test('of a name server that fails is not found', async () => {
    const resolve = () => Promise.reject(new Error('SERVFAIL'));
    expect(await admit('rtsp://camera.example/live', { resolve })).toBe('name-not-found');
  });
});

describe('CAMERA_ALLOW_CIDRS', () => {
  const allowing = (address: string, prefix: number) => ({ allow: [{ address, prefix }] });

  test('opens what it names, and nothing beside', async () => {
    expect(await admit('rtsp://203.0.113.7/live', allowing('203.0.113.0', 24))).toBe('203.0.113.7 554');
    expect(await admit('rtsp://203.0.114.7/live', allowing('203.0.113.0', 24))).toBe('address-refused');
    expect(await admit('rtsp://[2001:db8::7]/live', allowing('2001:db8::', 32))).toBe('2001:db8::7 554');
    expect(await admit('rtsp://127.0.0.1/live', allowing('127.0.0.1', 32))).toBe('127.0.0.1 554');
    expect(await admit('rtsp://127.0.0.2/live', allowing('127.0.0.1', 32))).toBe('address-refused');
  });

  test('of the whole internet still leaves this machine and its neighbours out', async () => {
    for (const host of [...LOOPBACK, ...INSIDE]) {
      for (const options of [allowing('0.0.0.0', 0), allowing('::', 0)])
        expect(await admit(`rtsp://${host}/live`, options), host).toMatch(/address-refused|unreadable/);
    }
    expect(await admit('rtsp://8.8.8.8/live', allowing('0.0.0.0', 0))).toBe('8.8.8.8 554');
  });
});
