import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from '#scripts/doctor/examine.ts';
import type { Config } from '#server/config.ts';
import { selfSigned } from '#testing/certificate.ts';
import { Client } from '#testing/client.ts';
import { trust } from '#testing/nginx.ts';
import { type Scene, startScene } from '#testing/scene.ts';
import { makeCenter, type RoleName } from '#testing/world.ts';

const UNTIL = '2049-01-01T00:00:00.000Z';
const TOKEN = 'for-prometheus-alone';
/** 21 days before the end, and ten minutes before that. */
const [LATE, NOT_YET] = ['2048-12-11T00:00:00Z', '2048-12-10T23:50:00Z'];

async function start(config: Partial<Config>): Promise<Scene> {
  const scene = await startScene({ config: { ...config, metricsToken: TOKEN } });
  onTestFinished(() => scene.stop());
  return scene;
}

/** The certificate and its key in files of their own. */
function filesOf({ cert, key }: ReturnType<typeof selfSigned>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  writeFileSync(files.cert, cert);
  writeFileSync(files.key, key);
  return files;
}

/** Something that listens at this machine as a proxy does, until the test ends; answers its port and how often it was asked. */
async function listening(server: Server) {
  let connections = 0;
  server.on('connection', (socket) => {
    connections += 1;
    onTestFinished(() => void socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return { publicUrl: `https://127.0.0.1:${port}`, connections: () => connections };
}

/** What somebody sees, by the cookie of an installation with TLS. */
async function seenBy(scene: Scene, role: RoleName = 'Director') {
  const [name, token = ''] = (await scene.as(role)).cookie.split('=');
  const client = new Client(scene.larkhouse.origin);
  client.setCookie(`__Host-${name}`, token);
  const { status, body } = await client.get<{ certificate: unknown }>('/api/system');
  return status === 200 ? body.certificate : status;
}

const doctor = async ({ larkhouse }: Scene) =>
  (await examine(larkhouse.server)).filter(({ about }) => about === 'https');

async function measured({ larkhouse }: Scene) {
  const client = new Client(larkhouse.origin);
  const { text } = await client.get<string>('/metrics', { authorization: `Bearer ${TOKEN}` });
  return Number(/^larkhouse_certificate_expires_seconds (.+)$/m.exec(text)?.[1]);
}

test('the Director of the only center sees until when our own certificate lasts, and 21 days before its end that it is late (system-5)', async () => {
  const files = filesOf(selfSigned());
  trust(files.cert);
  const scene = await start({ tls: files });
  scene.larkhouse.clock.set(NOT_YET);
  expect(await seenBy(scene)).toEqual({ isOwn: true, endsAt: UNTIL, isEnding: false });
  expect(await doctor(scene)).toEqual([
    { about: 'https', found: `the certificate of TLS_CERT lasts until ${UNTIL}`, advice: undefined },
  ]);
  expect(await measured(scene)).toBe(21 * 86_400 + 600);

  scene.larkhouse.clock.set(LATE);
  expect(await seenBy(scene)).toEqual({ isOwn: true, endsAt: UNTIL, isEnding: true });
  expect(await doctor(scene)).toMatchObject([{ advice: expect.stringContaining('TLS_CERT and TLS_KEY') }]);

  writeFileSync(files.key, selfSigned().key);
  expect(await doctor(scene)).toMatchObject([
    { found: expect.stringContaining('TLS_KEY: '), advice: expect.stringContaining('put both files right') },
  ]);
  // What was seen counts for ten minutes.
  expect(await seenBy(scene)).toMatchObject({ endsAt: UNTIL });
  scene.larkhouse.clock.advance({ minutes: 10 });
  expect(await seenBy(scene)).toEqual({ isOwn: true, endsAt: null, isEnding: false });
  expect(await measured(scene)).toBeNaN();
});

test('behind a proxy it is the one that PUBLIC_URL shows, also when it has ended; it is asked once in ten minutes (system-5)', async () => {
  const proxy = await listening(tls.createServer(selfSigned('260101000000Z', '260201000000Z')));
  const scene = await start({ publicUrl: proxy.publicUrl });
  const endsAt = '2026-02-01T00:00:00.000Z';
  expect(await seenBy(scene)).toEqual({ isOwn: false, endsAt, isEnding: true });
  expect(await seenBy(scene)).toMatchObject({ endsAt });
  expect(await measured(scene)).toBeLessThan(0);
  expect(proxy.connections()).toBe(1);
  expect(await doctor(scene)).toEqual([
    {
      about: 'https',
      found: `the certificate at ${proxy.publicUrl} lasts until ${endsAt}`,
      advice: expect.stringContaining('the proxy, or certbot'),
    },
  ]);
});

test.for([
  ['that says nothing', () => createServer(), 'no answer'],
  ['that speaks no TLS', () => createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')), 'ERR_SSL_'],
  ['that hangs up', () => createServer((socket) => socket.destroy()), 'ECONNRESET'],
] as const)(
  'a proxy %s keeps nobody waiting, and only says that it was not seen (system-5)',
  async ([, make, fault]) => {
    const proxy = await listening(make());
    const scene = await start({ publicUrl: proxy.publicUrl });
    expect(await seenBy(scene)).toEqual({ isOwn: false, endsAt: null, isEnding: false });
    expect(await doctor(scene)).toEqual([{ about: 'https', found: expect.stringContaining(fault), advice: undefined }]);
  },
);

test('who does not manage the center sees nothing of it, nor the Director of one of several; without TLS there is none (system-5)', async () => {
  const proxy = await listening(tls.createServer(selfSigned()));
  const scene = await start({ publicUrl: proxy.publicUrl });
  expect(await seenBy(scene, 'Lead Teacher')).toBe(403);
  expect(proxy.connections()).toBe(0);
  await makeCenter(scene.larkhouse, { name: 'Oak House' });
  expect(await seenBy(scene)).toBe(null);
  expect(proxy.connections()).toBe(0);

  const plain = await start({});
  const { body } = await plain.director.get<{ certificate: unknown }>('/api/system');
  expect([body.certificate, await doctor(plain)]).toEqual([null, []]);
});
