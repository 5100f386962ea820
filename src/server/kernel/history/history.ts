import { existsSync } from 'node:fs';
import { chown, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { canKeepHistory, historyIn, walIn } from '#server/db/embedded/history.ts';
import type { Clock } from '../clock/clock.ts';
import { makeBase } from './base.ts';
import { wholeBases } from './choose.ts';
import { basesIn, notedTrouble, noteTrouble } from './layout.ts';
import { packSegments, removeBefore } from './pack.ts';
import { refuseNoRoom, whyToGiveUp } from './room.ts';
import { isBaseDue, pastBases } from './rules.ts';

/** What is kept of the built-in database, so that every moment of the last days can be restored. */
export interface History {
  /**
   * Packs what the server handed over, makes a new base where one is due, and removes what no moment of the last days needs. Called
   * every few minutes. What stands in its way is noted and said in the log, and stands in nobody else's.
   * @param zone of the first center
   */
  tend(zone: string): Promise<void>;
  /** Looks no more whether there is room. */
  close(): void;
}

interface Source {
  readonly config: Pick<Config, 'dataDir' | 'historyDays'>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly reach: Reach;
}

const WATCH_MS = 60_000;

/** Whether this installation keeps a history. */
export const keepsHistory = ({ historyDays, databaseUrl, demo }: Config): boolean =>
  historyDays > 0 && !databaseUrl && !demo && canKeepHistory();

/** Looks every minute, without the database, whether there is still room: on a full disk no job runs that would make some. */
export function openHistory(source: () => Source): History {
  let last = Promise.resolve();
  /** One after the other: what is removed must not be what is being made. */
  const next = (work: () => Promise<void>) => {
    last = last.then(work, work);
    return last;
  };
  const watching = setInterval(() => void next(() => watch(source())), WATCH_MS).unref();
  return {
    tend: (zone) => next(() => tend(source(), zone)),
    close: () => clearInterval(watching),
  };
}

async function tend(source: Source, zone: string): Promise<void> {
  if (await hasGivenUp(source)) return;
  try {
    await packSegments(historyIn(source.config.dataDir));
    await renewBase(source, zone);
    await removePast(source);
  } catch (error) {
    await noteFailure(source, error instanceof Error ? error.message : String(error));
  }
}

const pgDataIn = (dataDir: string) => path.join(dataDir, 'database', 'pg');

async function renewBase({ config, clock, reach }: Source, zone: string): Promise<void> {
  const history = historyIn(config.dataDir);
  const trouble = await notedTrouble(history);
  const newest = (await wholeBases(config.dataDir)).whole.at(-1)?.from ?? null;
  if (!isBaseDue(clock.now(), newest, trouble && new Date(trouble.at), zone)) return;
  await refuseNoRoom(pgDataIn(config.dataDir));
  if (!newest) await removeAll(history);
  await beginLog(history);
  await makeBase(reach, { pgData: pgDataIn(config.dataDir), history, zone });
  if ((await wholeBases(config.dataDir)).whole.length === 0) throw new Error('the log of the new copy has a hole');
  if (trouble) await noteTrouble(history, null);
}

async function removePast({ config, clock }: Source): Promise<void> {
  const history = historyIn(config.dataDir);
  const bases = await basesIn(history);
  const past = pastBases(bases, clock.now(), config.historyDays);
  for (const { folder } of past) await rm(folder, { recursive: true, force: true });
  const oldest = bases.find((base) => !past.includes(base));
  if (oldest) await removeBefore(history, oldest.start);
}

/** From now on the server hands its log over; as its account, into a folder of its own. */
async function beginLog(history: string): Promise<void> {
  const { uid, gid } = await stat(history);
  await mkdir(walIn(history), { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await chown(walIn(history), uid, gid);
}

const watch = (source: Source): Promise<void> =>
  hasGivenUp(source).then(
    () => undefined,
    (error: unknown) => source.log.error({ err: error }, 'earlier moments cannot be kept'),
  );

/** Removes all that is kept where that is needed, so that the server may remove what waits too: a log with a hole leads nowhere. */
async function hasGivenUp(source: Source): Promise<boolean> {
  const { dataDir } = source.config;
  const why = await whyToGiveUp(pgDataIn(dataDir));
  if (!why) return false;
  const history = historyIn(dataDir);
  const bases = await basesIn(history);
  if (bases.length === 0 && !existsSync(walIn(history)) && (await notedTrouble(history))) return true;
  await removeAll(history);
  await noteFailure(source, why);
  return true;
}

/** What leads nowhere is of no use to anybody, and the segments of another database may bear the same names. */
async function removeAll(history: string): Promise<void> {
  for (const { folder } of await basesIn(history)) await rm(folder, { recursive: true, force: true });
  await rm(walIn(history), { recursive: true, force: true });
}

/** Said once, so that the log is not full of it; the next night tries again. */
async function noteFailure({ config, clock, log }: Source, why: string): Promise<void> {
  const history = historyIn(config.dataDir);
  if ((await notedTrouble(history))?.why !== why) log.error({ reason: why }, 'earlier moments cannot be kept');
  await noteTrouble(history, { at: clock.now().toISOString(), why });
}
