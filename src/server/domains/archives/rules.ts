import { ARCHIVE_HOURS } from '#contract/archives.ts';

const MINUTE_MS = 60_000;
/** A builder says something at least this often, with each of a few files; after that long a silence it was killed. */
export const SILENT_MS = 3 * MINUTE_MS;
/** An archive that didn't come about in so many tries won't. */
export const MOST_RUNS = 5;
/** How long a failed one is shown. */
export const FAILED_MS = 24 * 60 * MINUTE_MS;

/** Until when an archive that is finished now can be downloaded. */
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + ARCHIVE_HOURS * 60 * MINUTE_MS);
