/** This machine, in every spelling. */
export const LOOPBACK = [
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
/** Its neighbours: link-local, the clouds' metadata, multicast, reserved. */
export const INSIDE = [
  ...['169.254.169.254', '169.254.0.1', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '[::ffff:169.254.169.254]'],
  ...['[fd00:ec2::254]', '[fe80::1]', '[fe80::a9fe:a9fe]', '[fec0::1]', '[64:ff9b::a9fe:a9fe]', '[2002:a9fe:a9fe::]'],
  ...['224.0.0.1', '239.255.255.250', '255.255.255.255', '240.0.0.1', '192.0.0.170', '[ff02::1]', '[ff05::2]'],
];
/** The internet, and forms that carry an address which would be allowed by itself. */
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
const PROTOCOLS = ['rtsp', 'rtsps', 'http', 'https'];

/** Every one of them, as it stands in an address. */
export const HOSTILE_HOSTS: readonly string[] = [...LOOPBACK, ...INSIDE, ...ELSEWHERE];

/** Stream addresses that no camera has. `at` is a port, where one is meant. */
export const hostileAddresses = (at = ''): string[] =>
  HOSTILE_HOSTS.flatMap((host) => PROTOCOLS.map((protocol) => `${protocol}://${host}${at && `:${at}`}/live`));
