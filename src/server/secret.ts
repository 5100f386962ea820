import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#server/error-code.ts';
import { type Config, ConfigError } from './config.ts';

const KEY_BYTES = 32;

/**
 * The 32-byte key for encryption at rest: made from LARKHOUSE_SECRET, else kept in `<dataDir>/secret`, which is made at
 * the first start and must be part of every backup. Throws ConfigError when the file is damaged or can't be made.
 */
export async function loadSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<Buffer> {
  if (secret !== undefined) return createHash('sha256').update(secret).digest();
  const file = path.join(dataDir, 'secret');
  try {
    return (await readKey(file)) ?? (await makeKey(file));
  } catch (cause) {
    if (cause instanceof ConfigError) throw cause;
    throw new ConfigError(`LARKHOUSE_SECRET is not set and ${file} cannot be used (${codeOf(cause)}).`, { cause });
  }
}

async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) {
    throw new ConfigError(`${file} is damaged; put it back from a backup, or encrypted data can no longer be read.`);
  }
  await chmod(file, 0o600);
  return key;
}

/** Written beside and linked into place: whole or not there, and of two processes the first one's key stays. */
async function makeKey(file: string): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.draft-${process.pid}`;
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`);
    await handle.sync();
    await link(draft, file).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  const key = await readKey(file);
  if (key) return key;
  throw new ConfigError(`${file} vanished while it was made.`);
}
