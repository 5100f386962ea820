import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '#server/config.ts';
import { historyIn, walIn } from '#server/db/embedded/history.ts';
import { absent } from '../disk/absent.ts';
import { type Base, basesIn, isSegment, keptSegments, notedTrouble, systemOf } from './layout.ts';
import { momentText, readMoment } from './moment.ts';
import { segmentAfter, segmentsFrom } from './rules.ts';

/** A moment, and what leads to it. */
export interface Chosen {
  readonly moment: Date;
  readonly base: Base;
  /** The segments that are certainly whole, from the base's first. */
  readonly segments: readonly string[];
  /** Further ones, which the server has not handed over yet: its own, as far as it wrote. */
  readonly unkept: readonly string[];
}

/** What is kept in a data folder: bases from which every segment is there, the oldest first. */
export async function wholeBases(dataDir: string) {
  const history = historyIn(dataDir);
  // The server's own first: meanwhile segments go from there to what is kept, and never back.
  const pgData = path.join(dataDir, 'database', 'pg');
  const own = ((await readdir(path.join(pgData, 'pg_wal')).catch(absent)) ?? []).filter(isSegment);
  const kept = await keptSegments(history);
  const there = new Set([...kept, ...own]);
  const lastOf = ({ stop }: Base) => [stop, kept.at(-1) ?? stop].sort().at(-1) ?? stop;
  const system = await systemOf(pgData);
  const whole = (await basesIn(history)).filter(
    (base) =>
      (system === null || base.system === system) &&
      segmentsFrom(base.start, lastOf(base)).every((name) => there.has(name)),
  );
  return { whole: existsSync(walIn(history)) ? whole : [], lastOf, own };
}

/** Finds what leads to a moment. Throws, naming what can be restored, for one that nothing leads to. */
export async function choose(dataDir: string, at: string, now: Date): Promise<Chosen> {
  const { whole, lastOf, own } = await wholeBases(dataDir);
  const [first, zone] = [whole[0], whole.at(-1)?.zone];
  if (!first || !zone) throw new ConfigError(await nothingKept(dataDir));
  const moment = readMoment(at, zone);
  const base = whole.findLast(({ from }) => from <= moment);
  if (!base || moment > now)
    throw new ConfigError(
      `${momentText(moment, zone)} cannot be restored: kept is every moment from ${momentText(first.from, zone)} to now.`,
    );
  const last = lastOf(base);
  const following = new Set(own);
  const unkept: string[] = [];
  for (let name = segmentAfter(last); following.has(name); name = segmentAfter(name)) unkept.push(name);
  return { moment, base, segments: segmentsFrom(base.start, last), unkept };
}

async function nothingKept(dataDir: string): Promise<string> {
  const trouble = await notedTrouble(historyIn(dataDir));
  const why = trouble
    ? `since ${trouble.at} ${trouble.why}`
    : 'LARKHOUSE_POINT_IN_TIME is off, or its first night has not been';
  return `No earlier moment of ${dataDir} can be restored: ${why}. What is left are backups: npm run restore -- FILE.`;
}
