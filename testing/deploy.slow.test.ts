import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { MOST_BYTES } from '#contract/uploads.ts';
import { ROOT } from '#server/root.ts';
import { Client } from './client.ts';
import { EventStream } from './event-stream.ts';
import { freePort } from './free-port.ts';
import { startLarkhouse, type TestLarkhouse } from './larkhouse.ts';
import { ends, listensWithTls, startNginx, trust } from './nginx.ts';
import { until } from './until.ts';
import { makeCenter, PASSWORD } from './world.ts';

// The files of deploy/, with the programs that read them where this machine has them.

const on = { database: inject('database'), template: inject('template') };
const deploy = (name: string) => path.join(ROOT, 'deploy', name);
const has = (program: string) => spawnSync('which', [program]).status === 0;

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'larkhouse-deploy-'));

async function behindCaddy(port: number, larkhouse: number): Promise<void> {
  const place = folder();
  const own = readFileSync(deploy('Caddyfile'), 'utf8')
    .replace(/^daycare\.example\.org \{/m, `https://localhost:${port} {\n\ttls internal`)
    .replace('127.0.0.1:3000', `127.0.0.1:${larkhouse}`);
  const file = path.join(place, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${own}`);
  const env = { ...process.env, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place, HOME: place };
  ends(spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' }));
  const root = path.join(place, 'caddy/pki/authorities/local/root.crt');
  await until(() => existsSync(root));
  await listensWithTls(port);
  trust(root);
}

/** A server that is reached by a proxy alone, and its Director's sign-in through it. */
async function reachedBy(proxy: (port: number, larkhouse: number) => Promise<void>): Promise<[TestLarkhouse, Client]> {
  const port = await freePort();
  const publicUrl = `https://localhost:${port}`;
  const larkhouse = await startLarkhouse(on, { config: { publicUrl, trustProxy: 'loopback' } });
  onTestFinished(() => larkhouse.stop());
  await makeCenter(larkhouse);
  await proxy(port, Number(new URL(larkhouse.origin).port));
  const director = new Client(publicUrl, { 'x-larkhouse-portal': 'staff', 'sec-fetch-site': 'same-origin' });
  const body = { email: 'director@maple-house.test', password: PASSWORD };
  // The address that the browser claims counts nothing.
  const answer = await director.post('/api/auth/login', body, { 'x-forwarded-for': '203.0.113.7' });
  expect(answer.status, answer.text).toBe(200);
  return [larkhouse, director];
}

describe.for([
  ['nginx', (port: number, larkhouse: number) => startNginx(port, [larkhouse])],
  ['caddy', behindCaddy],
] as const)('behind a real %s with its file of deploy/', ([program, proxy]) => {
  test.skipIf(!has(program))('cookies, streams, uploads and the addresses of clients are right', async () => {
    const [larkhouse, director] = await reachedBy(proxy);
    expect(director.cookie).toContain('__Host-larkhouse_staff=');
    const { body: sessions } = await director.get<{ address: string }[]>('/api/security/sessions');
    expect(JSON.stringify(sessions)).not.toContain('203.0.113.7');

    const stream = await EventStream.open(director);
    const told = stream.next('stale');
    const event = { title: 'Picture day', description: '', date: '2026-03-09', time: '10:00', type: 'photo' };
    expect((await director.post('/api/events', { ...event, participants: 'All' })).status).toBe(201);
    expect((await told).data).toMatchObject({ topics: ['events'] });
    stream.close();

    const pdf = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(MOST_BYTES - 4096, 0x20),
      Buffer.from('\n%%EOF\n'),
    ]);
    const upload = await director.upload('/api/uploads', new Uint8Array(pdf), 'large.pdf');
    expect([upload.status, upload.text.slice(0, 300)]).toEqual([201, expect.any(String)]);
    const tooLarge = await director.upload('/api/uploads', new Uint8Array(MOST_BYTES + 1024 * 1024), 'larger.pdf');
    expect([tooLarge.status, tooLarge.headers.get('content-type')]).toEqual([413, expect.stringContaining('json')]);
    expect(larkhouse.origin).toMatch(/^http:/);
  });
});

test.skipIf(!has('systemd-analyze'))('the service is one that systemd takes', () => {
  const place = folder();
  mkdirSync(path.join(place, 'bin'));
  const unit = readFileSync(deploy('larkhouse.service'), 'utf8').replaceAll(
    /^ExecStart=\S+/gm,
    `ExecStart=${process.execPath}`,
  );
  const file = path.join(place, 'larkhouse.service');
  writeFileSync(file, unit);
  const { stderr, status } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test.skipIf(!has('caddy'))('the Caddyfile is valid as it stands', () => {
  expect(
    execFileSync('caddy', ['validate', '--config', deploy('Caddyfile'), '--adapter', 'caddyfile'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ).toContain('Valid configuration');
});
