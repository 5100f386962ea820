import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { expect, test } from 'vitest';
import { selfSigned } from './certificate.ts';

test('of several certificates that a process trusts each is believed', async () => {
  const made = Array.from({ length: 3 }, () => selfSigned());
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), ...made.map(({ cert }) => cert)]);
  for (const one of made) {
    const server = tls.createServer(one).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = tls.connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
    await once(socket, 'secureConnect');
    expect(socket.authorized).toBe(true);
    socket.destroy();
    server.close();
  }
});
