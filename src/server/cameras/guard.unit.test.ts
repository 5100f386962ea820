import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
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

const LOOPBACK = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '0.0.0.0', '0', '0.0.0.1'],
  ...['2130706433', '0x7f000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '017700000001', '0177.0.0.1', '0177.1', '127.0x1'],
  ...['１２７.０.０.１', '127。0。0。1', '127.0.0.1.', '%31%32%37.0.0.1'],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[::ffff:0:127.0.0.1]',
  ],
  ...['[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2002:7f00:0001::1]'],
  ...['[2001:0:7f00:1::]', '[2001::1]'],
];
const INSIDE = [
  ...['169.254.169.254', '169.254.0.1', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '[::ffff:169.254.169.254]'],
  ...['[fd00:ec2::254]', '[fe80::1]', '[fe80::a9fe:a9fe]', '[fec0::1]', '[64:ff9b::a9fe:a9fe]', '[2002:a9fe:a9fe::]'],
  ...['224.0.0.1', '239.255.255.250', '255.255.255.255', '240.0.0.1', '192.0.0.170', '[ff02::1]', '[ff05::2]'],
];
const ELSEWHERE = [
  ...[
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '203.0.113.7',
    '134744072',
    '0x08080808',
  ],
  ...['11.0.0.1', '172.15.255.255', '172.32.0.1', '192.167.255.255', '192.169.0.1', '9.255.255.255'],
  ...[
    '[2001:db8::1]',
    '[2606:4700:4700::1111]',
    '[::ffff:8.8.8.8]',
    '[::ffff:10.0.0.5]',
    '[64:ff9b::a00:5]',
    '[2002:a00:5::]',
  ],
];
const PRIVATE = [
  '10.0.0.5',
  '172.16.3.4',
  '172.31.255.254',
  '192.168.1.20',
  '[fd12:3456::20]',
  '0xc0a80114',
  '3232235796',
];
const PROTOCOLS = ['rtsp', 'rtsps', 'http', 'https'];

const HOSTILE = [...LOOPBACK, ...INSIDE, ...ELSEWHERE].flatMap((host) =>
  PROTOCOLS.map((protocol) => `${protocol}://${host}/live`),
);

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
