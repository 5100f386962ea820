import { anyParent } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { IdParams, Instant, Nothing, requiredId } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

/** How long a finished archive can be downloaded. */
export const ARCHIVE_HOURS = 24;

/** Everything of one child as one zip file, as the guardian who asked for it sees it. */
export const Archive = z
  .object({
    id: z.int(),
    childId: z.int(),
    /** 'waiting' for its turn, being built ('running'), 'ready' to download, or 'failed': ask again. */
    status: z.enum(['waiting', 'running', 'ready', 'failed']),
    /** Why it failed; 'no-room': the server has no room for files left. */
    failure: z.enum(['no-room', 'failed']).nullable(),
    /** The steps that are done; a photo is one. `total` is 0 until it is known. */
    done: z.int(),
    total: z.int(),
    requestedAt: Instant,
    /** Of the finished file, in bytes. */
    size: z.int().nullable(),
    /** Until when it can be downloaded; then it is deleted. */
    expiresAt: Instant.nullable(),
    downloadUrl: z.string().nullable(),
  })
  .meta({ id: 'Archive' });

export const archives = {
  'GET /api/parent/archives': {
    summary: "The parent's archives of their children, newest first; an expired one is gone",
    audience: 'parent',
    access: anyParent,
    reply: z.array(Archive),
  },
  'POST /api/parent/archives': {
    summary:
      'Ask for everything of a child as one zip file that opens in a browser without the internet; while one is being built, that one is answered',
    audience: 'parent',
    access: anyParent,
    body: z.strictObject({ childId: requiredId('Please select a child') }).meta({ id: 'NewArchive' }),
    status: 201,
    reply: Archive,
  },
  'GET /api/parent/archives/:id/file': {
    summary: `The zip file, for ${ARCHIVE_HOURS} hours after it was made. Each download is audited`,
    audience: 'parent',
    access: anyParent,
    params: IdParams,
    reply: Nothing,
    file: true,
  },
} satisfies Contract;
