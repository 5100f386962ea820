import { z } from 'zod';
import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { IdParams, Instant, Nothing } from './kernel/primitives.ts';

const TroubledJob = z
  .object({
    id: z.int(),
    /** What it does, as the program calls it: `send-mail`. */
    task: z.string(),
    /** retrying: it failed and is tried again by itself · failed: it was tried so often that it is left. */
    state: z.enum(['retrying', 'failed']),
    attempts: z.int(),
    createdAt: Instant,
    /** The next try; null where there is none by itself. */
    nextAt: Instant.nullable(),
  })
  .meta({ id: 'TroubledJob' });

const bytes = z.number();

export const system = {
  'GET /api/system': {
    summary: "The state of the center's part of the installation, and of the whole where the center is its only one",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.object({
      version: z.string(),
      /** The center's files, in bytes. */
      storage: z.object({ used: bytes, quota: bytes }),
      mail: z.object({ isSetUp: z.boolean(), waiting: z.int(), failed: z.int() }),
      jobs: z.object({
        waiting: z.int(),
        running: z.int(),
        /** At most 50, failed ones first. */
        troubled: z.array(TroubledJob),
      }),
      /** The disk of the data folder, in bytes; null where other centers share it, or it cannot be asked. */
      disk: z.object({ free: bytes, size: bytes }).nullable(),
      /** The installation's backups; null where other centers share them. */
      backup: z
        .object({
          lastGood: z.object({ madeAt: Instant, size: bytes }).nullable(),
          /** The last one that was restored for a look. */
          lastDrill: z.object({ at: Instant, isWhole: z.boolean() }).nullable(),
          /** How many nights in a row there was none. */
          failedNights: z.int(),
          /** Whether backups lie on the disk of the data. */
          isOnSameDisk: z.boolean(),
          /** Whether the secret is in them. */
          hasRecoveryKey: z.boolean(),
          /** Whether one is being made because somebody asked. */
          isBeingMade: z.boolean(),
          /** Whether the last try failed. */
          hasFailed: z.boolean(),
        })
        .nullable(),
    }),
  },
  'POST /api/system/jobs/:id/retry': {
    summary: 'Try a job that failed again now, as often as at first; audited',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: IdParams,
    reply: Nothing,
  },
  'POST /api/system/backup': {
    summary: "Make a backup now, as a job; of the installation's only center, in a session that was confirmed; audited",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: Nothing,
  },
} satisfies Contract;
