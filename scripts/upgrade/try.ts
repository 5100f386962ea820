import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Config, ConfigError } from '#server/config.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { isInBucket } from '#server/kernel/backup/bucket-address.ts';
import { rehearse } from '#server/kernel/backup/rehearse.ts';
import { restoreBackup } from '#server/kernel/backup/restore.ts';
import { giveToOwnerOf } from '#server/kernel/disk/owner.ts';
import { ROOT } from '#server/root.ts';
import { version } from '#server/version.ts';
import { makeOne } from '../backup/make.ts';
import { say } from '../command/say.ts';
import { untilReady } from './ready.ts';

/** So long the new version may take to be ready on the copy: half an hour. */
const PATIENCE_MS = 1_800_000;

/** Makes a backup and looks whether it comes back, and whether this version starts on it, in a temporary folder of `within`. Throws where it does not. */
export async function tryOut(config: Config, within: string): Promise<void> {
  const { place } = await makeOne(config, { folder: config.backupDir });
  if (!isInBucket(place)) await giveToOwnerOf(config.backupDir, place);
  const { rows, files, centers } = await rehearse(place, within, config.backupS3);
  say(`restored for a look: ${rows} rows and ${files} files, all as they were`);
  for (const { centerId, name, faults } of centers)
    if (faults.length > 0) say(`! center ${centerId} ${name}: ${faults.length} records are not as they were sealed`);
  const folder = await mkdtemp(path.join(within, 'larkhouse-upgrade-'));
  try {
    // The database runs as another account where this is root.
    await chmod(folder, 0o711);
    const dataDir = path.join(folder, 'data');
    await restoreBackup({
      from: place,
      config: { dataDir, databaseUrl: undefined, secret: config.secret, s3: undefined, backupS3: config.backupS3 },
      ...(config.secret === undefined && { file: path.join(config.dataDir, 'secret') }),
      recoveryKey: async () => null,
      mayReplace: async () => false,
      now: new Date(),
    });
    await silence(dataDir);
    await startOn(dataDir, path.join(folder, 'backups'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  say(`Larkhouse ${version} is ready on a copy of everything; what people work with was not touched.`);
}

/** A copy must write to nobody's phone. */
async function silence(dataDir: string): Promise<void> {
  const own = await openOwnDatabase(dataDir, () => undefined);
  const client = new pg.Client(own.reach.admin);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('public.push_subscription') is not null as there",
    );
    if (rows[0]?.there) await client.query('truncate push_subscription cascade');
  } finally {
    await client.end();
    await own.stop();
  }
}

/** Starts the program as `npm start` does, with a mail server that is none, and stops it when it is ready. */
async function startOn(dataDir: string, backupDir: string): Promise<void> {
  const { PATH, HOME, LARKHOUSE_SECRET } = process.env;
  const program = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...{ PATH, HOME, LARKHOUSE_SECRET, LARKHOUSE_DATA: dataDir, LARKHOUSE_BACKUP: backupDir },
      ...{ HOST: '127.0.0.1', PORT: '0', SMTP_URL: 'smtp://127.0.0.1:9', LARKHOUSE_POINT_IN_TIME: 'off' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', complaint: '' };
  program.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  program.stderr.on('data', (chunk: Buffer) => {
    said.complaint += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => program.once('close', () => resolve()));
  try {
    const isReady = await untilReady(() => / is ready at (\S+)/.exec(said.out)?.[1], { patience: PATIENCE_MS, ended });
    if (!isReady) throw new ConfigError(`it does not get ready on a copy of the data. ${said.complaint.trim()}`.trim());
  } finally {
    program.kill('SIGTERM');
    await ended;
  }
}
