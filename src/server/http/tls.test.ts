import { copyFileSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { ConfigError, type TlsFiles } from '#server/config.ts';
import { certificateIn } from '#server/kernel/certificate/files.ts';
import { startLarkhouse, type TestLarkhouse } from '#testing/larkhouse.ts';
import { makeCenter, PASSWORD } from '#testing/world.ts';

const on = { database: inject('database'), template: inject('template') };
/** Self-made for the names larkhouse.test, another.test and this machine, for a hundred years; no secret. */
const made = (name: string) => path.resolve(import.meta.dirname, '../../../testing/tls', name);
const OWN: TlsFiles = { cert: made('larkhouse.crt.pem'), key: made('larkhouse.key.pem') };
const ANOTHER: TlsFiles = { cert: made('another.crt.pem'), key: made('another.key.pem') };

async function start(tls: TlsFiles): Promise<TestLarkhouse> {
  const larkhouse = await startLarkhouse(on, { config: { tls } });
  onTestFinished(() => larkhouse.stop());
  return larkhouse;
}

function folder(): TlsFiles {
  const made = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-tls-'));
  return { cert: path.join(made, 'cert.pem'), key: path.join(made, 'key.pem') };
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
}

/** Asks as a browser that knows the certificate. */
function ask(address: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = body && { 'content-type': 'application/json', origin: new URL(address).origin };
    const request = https.request(
      address,
      { ca: readFileSync(OWN.cert), method: body ? 'POST' : 'GET', ...(headers && { headers }) },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
      },
    );
    request.once('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

/** Whose certificate a new connection is shown. */
function shownBy({ origin }: TestLarkhouse): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

test('speaks TLS by itself: the session is bound to it', async () => {
  const larkhouse = await start(OWN);
  expect(larkhouse.origin).toMatch(/^https:/);
  await makeCenter(larkhouse);
  const { status, headers } = await ask(`${larkhouse.origin}/api/auth/login`, {
    email: 'director@maple-house.test',
    password: PASSWORD,
  });
  expect(status).toBe(200);
  expect([headers['set-cookie']].flat().join()).toMatch(/__Host-larkhouse_staff=[^;]+;.*Secure/);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test.for<[string, (files: TlsFiles) => void, RegExp]>([
  ['no file', () => {}, /^TLS_CERT: .+cert\.pem cannot be read \(ENOENT\)\.$/],
  [
    'no certificate',
    ({ cert, key }) => [cert, key].forEach((file) => void writeFileSync(file, 'hello')),
    /^TLS_CERT: .+ holds no certificate in PEM form\.$/,
  ],
  [
    "another certificate's key",
    ({ cert, key }) => {
      copyFileSync(OWN.cert, cert);
      copyFileSync(ANOTHER.key, key);
    },
    /^TLS_KEY: .+ is not the key of the certificate in .+\.$/,
  ],
])('refuses %s in one line', ([, put, line]) => {
  const files = folder();
  put(files);
  expect(() => certificateIn(files)).toThrow(ConfigError);
  expect(() => certificateIn(files)).toThrow(line);
});

test('takes a renewed certificate up while it runs, and keeps the one before it while the files are wrong', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const files = folder();
  let changes = 0;
  const put = (content: TlsFiles) => {
    copyFileSync(content.cert, files.cert);
    copyFileSync(content.key, files.key);
    changes += 1;
    utimesSync(files.key, changes, changes);
  };
  put(OWN);
  const larkhouse = await start(files);
  put({ cert: ANOTHER.cert, key: OWN.key });
  vi.advanceTimersByTime(3_600_000);
  expect(await shownBy(larkhouse)).toBe('larkhouse.test');
  put(ANOTHER);
  vi.advanceTimersByTime(3_600_000);
  expect(await shownBy(larkhouse)).toBe('another.test');
});
