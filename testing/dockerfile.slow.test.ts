import { execFileSync } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '#server/root.ts';
import { expectWhole, furnish, SETUP_CODE, signedIn } from './birch-house.ts';
import { canContain } from './container/base.ts';
import { build, type Image } from './container/build.ts';
import { Container } from './container/container.ts';
import { readDockerfile } from './container/dockerfile.ts';
import { freePort } from './free-port.ts';

// The steps of deploy/Dockerfile, carried out without Docker: each stage is a Debian of its own, and each command runs in it
// with processes and mounts of its own.

const deploy = (name: string) => readFileSync(path.join(ROOT, 'deploy', name), 'utf8');

/** A folder that is removed with everything in it, once nothing of elsewhere is mounted in it. */
function temporaryPlace(): string {
  const place = mkdtempSync(path.join(os.tmpdir(), 'larkhouse-image-'));
  onTestFinished(() => {
    const mounts = execFileSync('findmnt', ['--raw', '--noheadings', '--output', 'TARGET'], { encoding: 'utf8' });
    expect(mounts).not.toContain(place);
    execFileSync('rm', ['-rf', '--one-file-system', place]);
  }, 600_000);
  return place;
}

/** What deploy/compose.yaml gives to Larkhouse where only DOMAIN is set. */
function composeVariables(): Record<string, string> {
  const [, lines = ''] = /\n {4}environment:\n((?: {6}.+\n)+)/.exec(deploy('compose.yaml')) ?? [];
  const variables = [...lines.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\$\{DOMAIN:\?[^}]*\}/, 'daycare.example.org').replace(/\$\{\w+:-([^}]*)\}/, '$1'),
  ]);
  return Object.fromEntries(variables);
}

/** A volume as Docker makes it for an image: with what the image has there, and whose it is. */
function makeVolume({ root, volume }: Image, place: string): string {
  const folder = path.join(place, 'volume');
  execFileSync('cp', ['-a', path.join(root, volume), folder]);
  return folder;
}

async function start(image: Image, env: Record<string, string>, volume: string): Promise<Container> {
  const container = await Container.start(image, env, volume);
  onTestFinished(async () => void (await container.end('SIGKILL')));
  await container.becomesHealthy();
  return container;
}

/** The first page and the program that it names. */
async function expectPages(origin: string): Promise<void> {
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  const page = await fetch(origin);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  const [, program = ''] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
  expect((await fetch(new URL(program, origin))).headers.get('content-type')).toContain('javascript');
}

test.skipIf(!canContain)(
  'the image of deploy/Dockerfile is built, runs without privileges, and keeps its data',
  async () => {
    const place = temporaryPlace();
    const image = await build(readDockerfile(deploy('Dockerfile')), place);
    const { uid } = image.account;
    expect(uid).toBeGreaterThan(0);
    const volume = makeVolume(image, place);
    expect([readdirSync(volume), lstatSync(volume).mode & 0o777]).toEqual([[], 0o700]);
    const port = await freePort();
    const env = { ...composeVariables(), PORT: String(port), LARKHOUSE_SETUP_CODE: SETUP_CODE };
    expect(env).toMatchObject({ PUBLIC_URL: 'https://daycare.example.org', DATABASE_URL: '' });
    const origin = `http://127.0.0.1:${port}`;

    const first = await start(image, env, volume);
    await expectPages(origin);
    await furnish(origin);
    // What works by files or programs of its own beside the server: tables, documents, cameras.
    const director = await signedIn(origin);
    for (const [format, type] of [
      ['xlsx', 'spreadsheet'],
      ['pdf', 'application/pdf'],
    ]) {
      const { status, headers } = await director.open(`/api/audit/download?format=${format}`);
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(`${type}`)]);
    }
    expect(await first.exec(['ffmpeg', '-version'])).toContain('ffmpeg version');
    const made = await first.exec(['npm', 'run', 'backup', '--', '--to', path.join(image.volume, 'made')]);
    expect(made).toContain(`${image.volume}/made/larkhouse-`);

    expect(await first.end('SIGTERM')).toBe(0);
    const owners = readdirSync(volume, { recursive: true, encoding: 'utf8' }).map(
      (name) => lstatSync(path.join(volume, name)).uid,
    );
    expect([...new Set([lstatSync(volume).uid, ...owners])]).toEqual([uid]);

    const second = await start(image, env, volume);
    await expectWhole(origin);
    await second.end('SIGKILL');
    await start(image, env, volume);
    await expectWhole(origin);
  },
);
