import { nightOf } from '../backup/rules.ts';
import { addDays } from '../clock/zone.ts';

/** From which moment on a copy of the database's folder leads, with the log since. */
interface Beginning {
  readonly from: Date;
}

/** A new copy is made of the database's folder each week: from there on the log is replayed. */
const RENEWED_DAYS = 7;
const DAY_MS = 86_400_000;
/** Segments in a log of the server, by the last eight digits of their names. */
const IN_A_LOG = 0x100;

/**
 * Whether a new base is to be made now: at once where there is none, at night each week. After trouble the next night tries again.
 * @param newest of the bases that are there
 * @param trouble when something last stood in the way
 */
export function isBaseDue(now: Date, newest: Date | null, trouble: Date | null, zone: string): boolean {
  const night = nightOf(now, zone);
  if (trouble && nightOf(trouble, zone) === night) return false;
  return !newest || night >= addDays(nightOf(newest, zone), RENEWED_DAYS);
}

/** Bases that no moment of the last days needs: there is a newer one from before them. */
export function pastBases<Base extends Beginning>(bases: readonly Base[], now: Date, days: number): Base[] {
  const before = bases.filter(({ from }) => from.getTime() <= now.getTime() - days * DAY_MS);
  const newest = before.reduce<Base | null>((found, one) => (found && found.from >= one.from ? found : one), null);
  return before.filter((base) => base !== newest);
}

/** The name of the segment that follows another one: a timeline, a log and a number in it, eight digits each. */
export function segmentAfter(name: string): string {
  const [timeline, log, number] = [name.slice(0, 8), name.slice(8, 16), name.slice(16)].map((part) =>
    Number.parseInt(part, 16),
  ) as [number, number, number];
  const next = log * IN_A_LOG + number + 1;
  return [timeline, Math.floor(next / IN_A_LOG), next % IN_A_LOG]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

/** What the server says while it replays its log: 'redo starts at 0/2000028', 'redo in progress, elapsed time: 1.00 s, current LSN: 0/5A3F2C8'. */
const REPLAYING = /\bredo .*(?:at|LSN:) ([0-9A-F]{1,8})\/([0-9A-F]{1,8})/;

/** How many segments are behind the place in the log that a line of the server tells; null: it tells none. */
export function replayedIn(line: string, segments: readonly string[]): number | null {
  const [, log, place] = REPLAYING.exec(line) ?? [];
  if (!log || !place) return null;
  // A place is told by the log and the byte in it; a segment has 16 MB. Timelines differ, places do not.
  const current = log.padStart(8, '0') + place.padStart(8, '0').slice(0, 2).padStart(8, '0');
  return segments.filter((name) => name.slice(8) < current).length;
}

/** Every segment from one to another, both included. */
export function segmentsFrom(first: string, last: string): string[] {
  const all: string[] = [];
  for (let name = first; name <= last; name = segmentAfter(name)) all.push(name);
  return all;
}
