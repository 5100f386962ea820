import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Config } from '#server/config.ts';
import { appendDurably } from '../backup/durable.ts';
import { absent } from '../disk/absent.ts';
import type { FirstDays } from './retention.ts';

// What retention removed, kept beside the database and outside of every backup: what is restored from before it goes again.

type Place = Pick<Config, 'dataDir'>;

const day = z.iso.date();
const schema = z.object({
  at: z.iso.datetime(),
  centerId: z.int(),
  /** What ended before these days was removed. */
  kept: z.object({ children: day, incidents: day, staff: day, finances: day, taxYear: z.int() }),
});
export type Erasure = z.infer<typeof schema>;

/** Where erasures are written down, a line each. Whoever copies it elsewhere has it when the machine is gone. */
export const erasuresFile = ({ dataDir }: Place) => path.join(dataDir, 'erasures.log');
/** In a restored data folder, until its first start has erased anew: the moment that the backup is of. */
export const erasuresDue = ({ dataDir }: Place) => path.join(dataDir, 'erasures-due');

/** Written before anything is removed: what is cut off in between is removed again, which changes nothing. */
export const noteErasure = (place: Place, erasure: Erasure): Promise<void> =>
  appendDurably(erasuresFile(place), `${JSON.stringify(erasure)}\n`);

/** Everything noted; a line that is none (cut off by a crash) is left out. */
export async function notedErasures(place: Place): Promise<Erasure[]> {
  const text = (await readFile(erasuresFile(place), 'utf8').catch(absent)) ?? '';
  return text.split('\n').flatMap((line) => {
    try {
      return schema.parse(JSON.parse(line));
    } catch {
      return [];
    }
  });
}

/** Each center's days as far as they went in any of the erasures. */
export function furthest(erasures: readonly Erasure[]): ReadonlyMap<number, FirstDays> {
  const all = new Map<number, FirstDays>();
  for (const { centerId, kept } of erasures) {
    const before = all.get(centerId) ?? kept;
    const later = (one: string, other: string) => (one > other ? one : other);
    all.set(centerId, {
      children: later(before.children, kept.children),
      incidents: later(before.incidents, kept.incidents),
      staff: later(before.staff, kept.staff),
      finances: later(before.finances, kept.finances),
      taxYear: Math.max(before.taxYear, kept.taxYear),
    });
  }
  return all;
}
