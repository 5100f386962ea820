import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { measure } from '#server/db/dump/measure.ts';
import { EmbeddedError } from '#server/db/embedded/errors.ts';
import { prepareFolders } from '#server/db/embedded/folders.ts';
import { historyIn, walIn } from '#server/db/embedded/history.ts';
import type { ServerSettings } from '#server/db/embedded/settings.ts';
import { openOwnDatabase } from '#server/db/own-database.ts';
import { absent } from '../disk/absent.ts';
import type { Chosen } from './choose.ts';
import { type Base, type Content, contentOf, PACK, PACKED } from './layout.ts';
import { replayedIn } from './rules.ts';

/**
 * Tells how far it is: `done` of `all`. The log is replayed to the moment; where nothing was written after it, once more to its end.
 */
export type Tell = (step: 'unpacked' | 'replayed' | 'replayedOn' | 'brought', done: number, all: number) => void;

/** Lays PostgreSQL's own folder into a data folder: the base, and the log from which the server makes it whole. */
export async function layOut(
  dataDir: string,
  staging: string,
  { base, segments, unkept }: Chosen,
  tell: Tell,
): Promise<void> {
  const { pgData } = prepareFolders(staging);
  await mkdir(pgData, { mode: 0o700 });
  const { folders, files, label } = await contentOf(base);
  for (const folder of folders) await mkdir(path.join(pgData, folder), { recursive: true, mode: 0o700 });
  const log = [...segments, ...unkept];
  let laid = 0;
  const tellOne = () => {
    laid += 1;
    tell('unpacked', laid, files.length + log.length);
  };
  for (const file of files) {
    await unpackFile(base, file, pgData);
    tellOne();
  }
  for (const name of log) {
    await laySegment(dataDir, pgData, name);
    tellOne();
  }
  await writeFile(path.join(pgData, 'backup_label'), label, { mode: 0o600 });
  await writeFile(path.join(pgData, 'recovery.signal'), '', { mode: 0o600 });
}

async function unpackFile(base: Base, { path: place, start, size, sha256 }: Content['files'][number], pgData: string) {
  const packed = measure();
  const bytes = createReadStream(path.join(base.folder, PACK), { start, end: start + size - 1 });
  await write(bytes, [packed, createGunzip()], path.join(pgData, place)).catch((cause: unknown) => {
    throw new ConfigError(`The history is damaged: ${place} in ${base.folder} cannot be read.`, { cause });
  });
  if (packed.sha256() !== sha256)
    throw new ConfigError(`The history is damaged: ${place} in ${base.folder} is not what was copied.`);
}

/** A segment lies packed, as the server handed it over, or still with the server: it goes from one to the next meanwhile. */
async function laySegment(dataDir: string, pgData: string, name: string): Promise<void> {
  const kept = path.join(walIn(historyIn(dataDir)), name);
  const own = path.join(dataDir, 'database', 'pg', 'pg_wal', name);
  const target = path.join(pgData, 'pg_wal', name);
  for (const from of [kept + PACKED, kept, own, kept, kept + PACKED]) {
    if (!(await stat(from).catch(absent))) continue;
    return write(createReadStream(from), from.endsWith(PACKED) ? [createGunzip()] : [], target).catch(
      (cause: unknown) => {
        throw new ConfigError(`The history is damaged: ${from} cannot be read.`, { cause });
      },
    );
  }
  throw new ConfigError(`The history is damaged: ${name} is missing in ${path.dirname(kept)}.`);
}

/** Not flushed: the server does that with all of its folder before it replays. */
const write = (from: Readable, through: readonly Transform[], to: string): Promise<void> =>
  pipeline([from, ...through, createWriteStream(to, { mode: 0o600 })]);

/** How the server is told to replay its log. What it needs lies in its folder already, so it need not be fetched. */
const REPLAY: ServerSettings = {
  restore_command: 'exit 1',
  recovery_target_action: 'promote',
  recovery_target_timeline: 'current',
  hot_standby: 'off',
  log_startup_progress_interval: '1s',
};
/** Nothing was written after the moment: then it is the end of the log. */
const ENDED_BEFORE = 'recovery ended before configured recovery target was reached';

/** The database of a folder that was laid out, replayed up to the moment: what was committed by then is in it, nothing else. */
export async function recover(staging: string, { moment, segments, unkept }: Chosen, tell: Tell) {
  // The server takes no letter for a zone here.
  const target = { ...REPLAY, recovery_target_time: moment.toISOString().replace('Z', '+00') };
  const log = [...segments, ...unkept];
  const replay = async (step: Parameters<Tell>[0], settings: ServerSettings) => {
    const listen = (line: string) => {
      const behind = replayedIn(line, log);
      if (behind !== null) tell(step, behind, log.length);
    };
    const own = await openOwnDatabase(staging, listen, settings);
    tell(step, log.length, log.length);
    return own;
  };
  try {
    return await replay('replayed', target);
  } catch (error) {
    if (!(error instanceof EmbeddedError) || !error.message.includes(ENDED_BEFORE)) throw error;
  }
  const own = await replay('replayedOn', REPLAY);
  const reached = await segmentReached(own.reach);
  const last = segments.at(-1) ?? '';
  // By their place in the log: with the promotion another timeline began. Behind a segment that is whole the log goes on.
  if (reached.slice(8) > last.slice(8)) return own;
  await own.stop();
  throw new ConfigError(`The history is damaged: the log cannot be read beyond ${reached}.`);
}

async function segmentReached({ admin }: Reach): Promise<string> {
  const client = new pg.Client(admin);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select pg_walfile_name(redo_lsn) as name from pg_control_checkpoint()',
    );
    return rows[0]?.name ?? '';
  } finally {
    await client.end();
  }
}
