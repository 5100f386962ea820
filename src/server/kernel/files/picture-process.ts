import { HttpError } from '../http-error.ts';
import { type Picture, writeAnew } from './images.ts';

/** What the process is asked, and what it answers. */
export interface Asked {
  readonly source: string;
  readonly folder: string;
}
export interface Answered {
  readonly picture: Picture | null;
  /** Whether the disk had no room left. */
  readonly isFull: boolean;
  /** It ends now: what it took in memory comes back with its end alone. */
  readonly isLeaving: boolean;
}

/** Memory with which the process doesn't take another picture. */
const TIRED_BYTES = 110_000_000;

// A process of its own, begun by pictures.ts: pictures are strangers' bytes, and reading them takes much memory.
process.on('disconnect', () => process.exit());
process.on('message', async ({ source, folder }: Asked) => {
  const answer = await outcome(source, folder);
  const isLeaving = process.memoryUsage.rss() > TIRED_BYTES;
  process.send?.({ ...answer, isLeaving } satisfies Answered, () => isLeaving && process.exit());
});

async function outcome(source: string, folder: string): Promise<Omit<Answered, 'isLeaving'>> {
  try {
    return { picture: await writeAnew(source, folder), isFull: false };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { picture: null, isFull: true };
  }
}
