import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { absent } from '../disk/absent.ts';
import { writeDurably } from './durable.ts';

/** The public half of the recovery key, in the data folder; it opens nothing. */
const fileIn = (dataDir: string) => path.join(dataDir, 'recovery-key.pub');

/** The public key that the secret is sealed to, base64url; null: none was made and confirmed. */
export async function keptKey(dataDir: string): Promise<string | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(absent);
  return text?.trim() || null;
}

/** From now on backups are sealed to it; what was sealed before stays sealed to the key before. */
export const keepKey = (dataDir: string, publicKey: string): Promise<void> =>
  writeDurably(fileIn(dataDir), `${publicKey}\n`);
