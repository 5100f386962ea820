import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { expect, onTestFinished } from 'vitest';
import { ROOT } from '#server/root.ts';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

const CERTIFICATE = path.join(ROOT, 'testing/tls/larkhouse.crt.pem');
const KEY = path.join(ROOT, 'testing/tls/larkhouse.key.pem');

/** A real nginx with the file of `deploy/`, over TLS at `port` of localhost, before the Larkhouses at these ports. */
export async function startNginx(port: number, larkhouses: readonly number[]): Promise<void> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-deploy-'));
  const several = larkhouses.length > 1 ? ' max_fails=0' : '';
  const own = readFileSync(path.join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('daycare.example.org', 'localhost')
    .replace(/server 127\.0\.0\.1:3000;/, larkhouses.map((at) => `server 127.0.0.1:${at}${several};`).join('\n'))
    .replace('listen 80', `listen 127.0.0.1:${await freePort()}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate .+;/, `ssl_certificate ${CERTIFICATE};`)
    .replace(/ssl_certificate_key .+;/, `ssl_certificate_key ${KEY};`);
  const file = path.join(place, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  writeFileSync(
    file,
    `daemon off; pid ${place}/nginx.pid; error_log ${place}/error.log;\nevents {}\nhttp { access_log off; ${temporary.join(' ')}\n${own} }`,
  );
  expect(spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' }).stderr).toContain('test is successful');
  ends(spawn('nginx', ['-c', file], { stdio: 'ignore' }));
  trust(CERTIFICATE);
  await listensWithTls(port);
}

/** Ends a program with the test, without asking: politely asked, a proxy would wait for streams that are still open. */
export function ends(process: ChildProcess): void {
  onTestFinished(
    () =>
      new Promise<void>((ended) => {
        if (process.exitCode !== null) return ended();
        process.once('exit', () => ended());
        process.kill('SIGKILL');
      }),
  );
}

/** Takes the certificate of a proxy for a good one from here on. */
export const trust = (file: string): void =>
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), readFileSync(file, 'utf8')]);

/** Returns when a proxy answers at a port of localhost. */
export const listensWithTls = (port: number) =>
  until(
    () =>
      new Promise<boolean>((resolve) => {
        const socket = tls.connect({ port, host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false });
        socket.once('secureConnect', () => resolve(Boolean(socket.end())));
        socket.once('error', () => resolve(false));
      }),
  );
