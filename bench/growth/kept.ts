import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { ROOT } from '#server/root.ts';
import { startServer } from '#server/start.ts';
import { type Growth, growCenter } from '#testing/grown-center.ts';
import { startDemonstration } from '../screens/demonstration.ts';

/**
 * What the young center has behind it: enough that every page of a list is full, as in the grown one. What a page costs more because
 * more stands on it doesn't hang on years.
 */
const YOUNG: Growth = { centers: 1, years: 0.5, mostRows: 1_000_000 };

/** Data folders of one demonstration: after half a year, and grown. */
export interface Centers {
  readonly young: string;
  readonly grown: string;
}

/** What is filled. New indexes, policies and functions come to a copy as everywhere, when a newer version starts on it. */
const TABLES = /^create table [\s\S]*?^\);$/gm;

/**
 * The two of these figures that are kept in a folder; made there where there are none of these tables. Time in a demonstration goes
 * on from what was written last, so that both show the day they were made on for as long as they are kept.
 */
export async function keptCenters(folder: string, growth: Growth): Promise<Centers> {
  const kept = centersIn(folder);
  const markFile = path.join(folder, 'mark.json');
  const mark = JSON.stringify({ growth, madeOf: await whatItHangsOn() });
  if ((await textOf(markFile)) === mark) return kept;
  for (const old of [markFile, kept.young, kept.grown]) await rm(old, { recursive: true, force: true });
  await makeFolder(folder);
  await (await startDemonstration(kept.young))[Symbol.asyncDispose]();
  await copyFolder(kept.young, kept.grown);
  await grow(kept.young, YOUNG);
  await grow(kept.grown, growth);
  // Last: what is half made has none.
  await writeFile(markFile, mark);
  return kept;
}

/** Copies of both, to be written to; of an earlier run nothing is left. */
export async function copyOf(kept: Centers, folder: string): Promise<Centers> {
  const copy = centersIn(folder);
  await rm(folder, { recursive: true, force: true });
  await makeFolder(folder);
  await copyFolder(kept.young, copy.young);
  await copyFolder(kept.grown, copy.grown);
  return copy;
}

const centersIn = (folder: string): Centers => ({
  young: path.join(folder, 'young'),
  grown: path.join(folder, 'grown'),
});

/** Started by root, the database runs as an account that has to get in. */
const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o711 });

/** On file systems that can, a copy that takes its room only as it is written to. */
const copyFolder = (from: string, to: string) =>
  cp(from, to, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });

/** Bytes of all files in it. */
export async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function grow(dataDir: string, growth: Growth): Promise<void> {
  const { reach, stopJobs, stop } = await startServer(readConfig({ LARKHOUSE_DATA: dataDir, PORT: '0' }, ['--demo']));
  try {
    // What is half filled must not be worked on: charges of ten years would be invoiced at once.
    await stopJobs();
    const admin = new pg.Client(reach.admin);
    await admin.connect();
    await growCenter(admin, growth, (line) => process.stdout.write(`${line}\n`));
    await admin.end();
  } finally {
    await stop();
  }
}

/** A hash of the tables, and of how they are filled. */
async function whatItHangsOn(): Promise<string> {
  const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');
  const tables = (await read('src/server/db/schema.sql')).match(TABLES) ?? [];
  const hash = createHash('sha256').update(tables.join());
  for (const file of ['testing/grown-center.ts', 'bench/growth/kept.ts']) hash.update(await read(file));
  return hash.digest('hex');
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}
