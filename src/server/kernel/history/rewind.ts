import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, ConfigError } from '#server/config.ts';
import { openDatabase, prepareDatabase } from '#server/db/database.ts';
import type { Transactions } from '#server/db/open-scope.ts';
import { fingerprintOf } from '#server/db/secret-check.ts';
import { loadSecret } from '#server/secret.ts';
import { headsFile } from '../audit/heads.ts';
import { writeDurably } from '../backup/durable.ts';
import { refuseInUse } from '../backup/in-use.ts';
import { keepKey, keptKey } from '../backup/kept-key.ts';
import { HEADS } from '../backup/layout.ts';
import { completeRestore } from '../backup/place.ts';
import { type Replace, takePlaceOf } from '../backup/restore.ts';
import { systemClock } from '../clock/clock.ts';
import { absent } from '../disk/absent.ts';
import { erasuresFile } from '../retention/erasures.ts';
import { type Chosen, choose } from './choose.ts';
import { type BroughtFiles, bringFiles } from './files.ts';
import { layOut, recover, type Tell } from './recover.ts';

export interface Rewind extends Replace {
  /** As somebody typed it. */
  readonly at: string;
  /** The Larkhouse whose history is read; `config` of `Replace` is where it is restored to. */
  readonly source: Pick<Config, 'dataDir' | 'backupDir' | 'backupS3' | 'databaseUrl' | 'secret' | 's3'>;
  readonly tell: Tell;
}

export interface Rewound extends BroughtFiles {
  readonly moment: Date;
  /** Of the center, when the history's copy was made. */
  readonly zone: string;
  /** Where what was there is kept; null: nothing was. */
  readonly aside: string | null;
}

/** Restores a Larkhouse as it was at a moment, from its own data folder. What can't be restored is found before anything is touched. */
export async function rewind(restore: Rewind): Promise<Rewound> {
  const { source, config, tell } = restore;
  if (source.databaseUrl)
    throw new ConfigError(
      'Earlier moments are kept of the built-in database alone; yours, at DATABASE_URL, keeps its own.',
    );
  await refuseInUse(config.dataDir);
  await completeRestore(source.dataDir);
  const chosen = await choose(source.dataDir, restore.at, restore.now);
  const secret = await secretOf(source);
  const { moment } = chosen;
  const erasures = restore.erasures ?? [erasuresFile(source)].find(existsSync);
  let brought: BroughtFiles = { fromBackups: 0, missing: [] };
  const aside = await takePlaceOf({ ...restore, erasures }, moment.toISOString(), async (staging) => {
    await layOut(source.dataDir, staging, chosen, tell);
    brought = await recoverInto(staging, chosen, { source, secret, tell });
    await bringRest(source, staging, { secret, moment });
  });
  return { ...brought, moment, zone: chosen.base.zone, aside };
}

/** That of the data folder: none is made where it is missing. */
async function secretOf(source: Rewind['source']): Promise<Buffer> {
  if (source.secret !== undefined || existsSync(path.join(source.dataDir, 'secret'))) return loadSecret(source);
  throw new ConfigError(`The file 'secret' is missing in ${source.dataDir}: put it back, or set LARKHOUSE_SECRET.`);
}

async function recoverInto(
  staging: string,
  chosen: Chosen,
  { source, secret, tell }: Pick<Rewind, 'source' | 'tell'> & { readonly secret: Buffer },
): Promise<BroughtFiles> {
  const own = await recover(staging, chosen, tell);
  try {
    // What the next start does: only then it is known which files an older version's rows name.
    await prepareDatabase(own.reach, fingerprintOf(secret));
    const database = openDatabase(own.reach);
    const restored: Transactions = { database, clock: systemClock, live: { publish: () => undefined } };
    try {
      return await bringFiles(restored, { config: source, secret, staging, tell });
    } finally {
      await database.close();
    }
  } finally {
    await own.stop();
  }
}

/** Seals are noted within the minute in which they are made. */
const NOTED_MS = 60_000;

async function bringRest(
  source: Rewind['source'],
  staging: string,
  { secret, moment }: { readonly secret: Buffer; readonly moment: Date },
): Promise<void> {
  if (source.secret === undefined)
    await writeDurably(path.join(staging, 'secret'), `${secret.toString('base64url')}\n`);
  const recoveryKey = await keptKey(source.dataDir);
  if (recoveryKey) await keepKey(staging, recoveryKey);
  const heads = (await readFile(headsFile(source), 'utf8').catch(absent)) ?? '';
  const until = new Date(moment.getTime() - NOTED_MS).toISOString();
  const before = heads.split('\n').filter((line) => line !== '' && line < until);
  if (before.length > 0) await writeDurably(path.join(staging, HEADS), `${before.join('\n')}\n`);
}
