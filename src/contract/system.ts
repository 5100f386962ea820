import { staffWith } from './kernel/access.ts';
import type { Contract } from './kernel/endpoint.ts';
import { IdParams, Instant, Nothing, requiredText } from './kernel/primitives.ts';
import * as z from './kernel/zod.ts';

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

const KeptBackup = z
  .object({
    /** `larkhouse-2026-03-02T023015Z`, by UTC; with `.tar` where it is one file. */
    name: z.string(),
    madeAt: Instant,
    /** Null: it is not whole, and neither comes back nor can be downloaded. */
    size: bytes.nullable(),
    /** Where it is the one that was last restored for a look: whether it came back. */
    cameBack: z.boolean().nullable(),
  })
  .meta({ id: 'KeptBackup' });

const NameParams = z.object({
  name: z.string().regex(/^larkhouse-\d{4}-\d\d-\d\dT\d{6}Z(\.tar)?$/, 'Name a backup as it is listed'),
});

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
      /** That with which browsers reach it; null where other centers share it, or they come without TLS. */
      certificate: z
        .object({
          /** Whether it is that of TLS_CERT; otherwise a proxy's. */
          isOwn: z.boolean(),
          /** Null where it cannot be looked at: a proxy is not reached from here, or the files hold none that can be used. */
          endsAt: Instant.nullable(),
          /** Whether it should have been renewed by now. */
          isEnding: z.boolean(),
        })
        .nullable(),
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
  'GET /api/system/backups': {
    summary: "The backups that are kept, newest first; of the installation's only center",
    audience: 'staff',
    access: staffWith('center.manage'),
    reply: z.array(KeptBackup),
  },
  'POST /api/system/backups/:name/download': {
    summary:
      "Ask for a backup as one file; of the installation's only center, in a session that was confirmed. Answers where it is, for a minute and this session",
    audience: 'staff',
    access: staffWith('center.manage'),
    params: NameParams,
    reply: z.object({ downloadUrl: z.string() }),
  },
  'GET /api/system/backups/:name/file': {
    summary: 'The backup as one tar, for whoever has just asked for it. Each download is audited',
    audience: 'staff',
    access: staffWith('center.manage'),
    params: NameParams,
    query: z.object({ ticket: z.string().max(500).default('') }),
    reply: Nothing,
    file: true,
  },
  'POST /api/system/recovery-key': {
    summary:
      "Make a recovery key and show it, this once; of the installation's only center, in a session that was confirmed. It is kept by PUT",
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      /** Whether it is meant to take the place of the one that is there. */
      replaces: z.boolean(),
    }),
    reply: z.object({
      /** 14 groups of four letters, for paper alone. */
      recoveryKey: z.string(),
      madeAt: Instant,
      /** What keeps it, for an hour, together with its last group; it opens nothing. */
      offer: z.string(),
    }),
  },
  'PUT /api/system/recovery-key': {
    summary: 'Seal backups to the recovery key that was shown from now on; in a session that was confirmed; audited',
    audience: 'staff',
    access: staffWith('center.manage'),
    body: z.strictObject({
      offer: z.string().max(1_000),
      lastGroup: requiredText('Enter the last group of the key', 20),
    }),
    reply: Nothing,
  },
} satisfies Contract;
