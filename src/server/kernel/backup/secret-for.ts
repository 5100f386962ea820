import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { loadSecret } from '#server/secret.ts';
import { absent } from '../disk/absent.ts';
import type { Manifest } from './manifest.ts';
import { openSecret } from './sealed-secret.ts';

/** Where a restore may have the secret from. */
export interface SecretPlaces {
  readonly config: Pick<Config, 'dataDir' | 'secret'>;
  /** The file of a secret that was kept by itself. */
  readonly file?: string | undefined;
  /** Asks for the recovery key; null: there is none. */
  recoveryKey(): Promise<KeyObject | null>;
}

/** The secret that the backup's database was made with. Throws when none of them is it: what is sealed could not be read. */
export async function secretFor({ secret }: Manifest, places: SecretPlaces): Promise<Buffer> {
  const fits = (found: Buffer) => fingerprintOf(found).toString('hex') === secret.fingerprint;
  const set = places.config.secret === undefined ? null : await loadSecret(places.config);
  if (set && !fits(set)) throw new ConfigError('LARKHOUSE_SECRET is not the secret that this backup was made with.');
  if (set) return set;
  if (places.file !== undefined) {
    const kept = await keyIn(places.file);
    if (kept && fits(kept)) return kept;
    throw new ConfigError(`${places.file} is not the secret that this backup was made with.`);
  }
  const there = await keyIn(path.join(places.config.dataDir, 'secret'));
  if (there && fits(there)) return there;
  const recoveryKey = secret.sealed ? await places.recoveryKey() : null;
  if (!secret.sealed || !recoveryKey) throw new ConfigError(secret.sealed ? ASK : NO_SECRET);
  const opened = openSecret(secret.sealed, recoveryKey);
  if (fits(opened)) return opened;
  throw new ConfigError('The backup is damaged: what is sealed in it is not the secret that it was made with.');
}

const ASK = 'The recovery key is needed: name the file that it stands in with --recovery-key, or type it.';
const NO_SECRET =
  "The backup holds no secret, because no recovery key was confirmed when it was made. Name the old data folder's file 'secret' with --secret, or set LARKHOUSE_SECRET.";

async function keyIn(file: string): Promise<Buffer | null> {
  const text = await readFile(file, 'utf8').catch(absent);
  return text === undefined ? null : Buffer.from(text.trim(), 'base64url');
}
