import { expect, test } from 'vitest';
import { openMailReach } from './reach.ts';

const reach = openMailReach(['localhost:25', '10.0.0.5:1025', '[::1]:25']);

test.each([
  ['smtp.example.org', 587, null],
  ['192.168.1.20', 25, null],
  ['203.0.113.9', 465, null],
  ['smtp.example.org', 6379, 'port'],
  ['localhost', 587, 'host'],
  ['mail.localhost', 587, 'host'],
  ['127.0.0.1', 25, 'host'],
  ['169.254.169.254', 25, 'host'],
  ['0.0.0.0', 25, 'host'],
  ['::1', 587, 'host'],
  ['::ffff:127.0.0.1', 25, 'host'],
  ['fe80::1%eth0', 25, 'host'],
  // Named by whoever runs the installation.
  ['localhost', 25, null],
  ['10.0.0.5', 1025, null],
  ['::1', 25, null],
] as const)('%s, port %i: refused by %s', (host, port, field) => {
  expect(reach.refusedBy(host, port)).toBe(field);
});

test('a name that leads to this machine is not connected to', async () => {
  const found = await new Promise((resolve) =>
    reach.lookup('localhost', {}, (error, address) => resolve(error?.code ?? address)),
  );
  expect(found).toBe('EINTERNAL');
});
