import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { loadSecret } from './secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(os.tmpdir(), 'larkhouse-secret-')), 'data');
});
afterEach(() => rmSync(path.dirname(dataDir), { recursive: true }));

test('makes a key at the first start and keeps it, readable by its owner alone', async () => {
  const first = await loadSecret({ secret: undefined, dataDir });
  expect(first).toHaveLength(32);
  expect(await loadSecret({ secret: undefined, dataDir })).toEqual(first);
  expect(readdirSync(dataDir)).toEqual(['secret']);
  expect(statSync(path.join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('makes the key from a given secret, and no file', async () => {
  const secret = 'a long secret from the environment';
  const key = await loadSecret({ secret, dataDir });
  expect(key).toHaveLength(32);
  expect(await loadSecret({ secret, dataDir })).toEqual(key);
  expect(await loadSecret({ secret: `${secret}!`, dataDir })).not.toEqual(key);
  expect(() => statSync(dataDir)).toThrow('ENOENT');
});

test('refuses a damaged file rather than replace it', async () => {
  await loadSecret({ secret: undefined, dataDir });
  const file = path.join(dataDir, 'secret');
  for (const damage of ['', 'c2hvcnQ\n']) {
    writeFileSync(file, damage);
    await expect(loadSecret({ secret: undefined, dataDir })).rejects.toThrow(ConfigError);
  }
});

test('says in one line when no key can be kept', async () => {
  writeFileSync(dataDir, 'a file where the folder should be');
  const refused = loadSecret({ secret: undefined, dataDir });
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(/^LARKHOUSE_SECRET is not set and .+ cannot be used \(ENOTDIR\)\.$/);
});
