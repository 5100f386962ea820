import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '#server/config.ts';
import { walIn } from '#server/db/embedded/history.ts';
import { writeDurably } from '../backup/durable.ts';
import { absent } from '../disk/absent.ts';

// The history lies in the database's folder: `base-…`, copies of PostgreSQL's own folder as it was while people worked, and `wal`,
// its log since the oldest of them.

/** What a base says of itself; without it, it is none. */
const BASE_NOTE = 'base.json';
/** What is in it, which is read when it is restored. */
const CONTENT = 'content.json';
/** The server's files, one behind the other. */
export const PACK = 'files.pack';
/** What is being made and is no base yet. */
export const PARTIAL = '.partial';
export const PACKED = '.gz';

const SEGMENT = /^[0-9A-F]{24}$/;
const segment = z.string().regex(SEGMENT);
const count = z.int().min(0);
const inside = z.string().regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/);

const schema = z.object({
  /** From this moment on, by the database's clock, it leads to any other. */
  from: z.iso.datetime(),
  /** Which of PostgreSQL's folders it is a copy of; a restore, a move or another major version makes a new one. */
  system: z.string(),
  /** Of the first center then: by its clock people say what moment they mean. */
  zone: z.string(),
  /** The first segment of the log that it needs, and the one without which it is not whole. */
  start: segment,
  stop: segment,
});
type BaseNote = z.infer<typeof schema>;

const content = z.object({
  /** What tells the server where to begin (backup_label). */
  label: z.string(),
  folders: z.array(inside),
  /** The server's files, each packed by itself, and where in `PACK` it begins. */
  files: z.array(z.object({ path: inside, start: count, size: count, sha256: z.string() })),
});
export type Content = z.infer<typeof content>;

export interface Base extends Omit<BaseNote, 'from'> {
  readonly from: Date;
  /** Absolute. */
  readonly folder: string;
}

/** What PostgreSQL tells its folders apart by, with which its control file begins; null where that is gone. */
export async function systemOf(pgData: string): Promise<string | null> {
  const control = await readFile(path.join(pgData, 'global', 'pg_control')).catch(absent);
  return control ? control.subarray(0, 8).toString('hex') : null;
}

export const baseNameAt = (from: string) => `base-${from.slice(0, 19).replaceAll(':', '')}Z`;

/** Writes what a base says of itself, the note last. */
export async function writeNotes(folder: string, note: BaseNote, holds: Content): Promise<void> {
  await writeDurably(path.join(folder, CONTENT), `${JSON.stringify(holds)}\n`);
  await writeDurably(path.join(folder, BASE_NOTE), `${JSON.stringify(note)}\n`);
}

/** What is in a base. Throws when that can't be read. */
export async function contentOf({ folder }: Base): Promise<Content> {
  const found = content.safeParse(parsed((await readFile(path.join(folder, CONTENT), 'utf8').catch(absent)) ?? ''));
  if (found.success) return found.data;
  throw new ConfigError(`The history is damaged: ${CONTENT} in ${folder} cannot be read.`);
}

/** Every base of a history, the oldest first; what can't be read as one is none. */
export async function basesIn(history: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const name of (await readdir(history).catch(absent)) ?? []) {
    if (!name.startsWith('base-') || name.endsWith(PARTIAL)) continue;
    const folder = path.join(history, name);
    const note = schema.safeParse(parsed((await readFile(path.join(folder, BASE_NOTE), 'utf8').catch(absent)) ?? ''));
    if (note.success) bases.push({ ...note.data, from: new Date(note.data.from), folder });
  }
  return bases.sort((a, b) => a.from.getTime() - b.from.getTime());
}

/** The names of the segments that are kept, packed or still to be, in their order. */
export async function keptSegments(history: string): Promise<string[]> {
  const names = (await readdir(walIn(history)).catch(absent)) ?? [];
  const segments = names
    .map((name) => (name.endsWith(PACKED) ? name.slice(0, -PACKED.length) : name))
    .filter(isSegment);
  return [...new Set(segments)].sort();
}

export const isSegment = (name: string): boolean => SEGMENT.test(name);

/** Why nothing more could be kept. */
const trouble = z.object({ at: z.iso.datetime(), why: z.string() });
export type Trouble = z.infer<typeof trouble>;
const troubleFile = (history: string) => path.join(history, 'trouble.json');

export async function notedTrouble(history: string): Promise<Trouble | null> {
  const text = await readFile(troubleFile(history), 'utf8').catch(absent);
  return text === undefined ? null : (trouble.safeParse(parsed(text)).data ?? null);
}

export const noteTrouble = (history: string, found: Trouble | null): Promise<void> =>
  writeDurably(troubleFile(history), `${JSON.stringify(found)}\n`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
