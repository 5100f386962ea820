import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inArchive, inCenter } from '#server/db/open-scope.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { storageFull } from '#server/kernel/files/full.ts';
import { HttpError } from '#server/kernel/http-error.ts';
import { MOST_BEGUN } from '#server/kernel/jobs/give-up.ts';
import type { Job, Task } from '#server/kernel/jobs/tasks.ts';
import { enqueueArchive } from './commands.ts';
import { gather } from './gather.ts';
import { archiveFolder, archiveKey } from './keys.ts';
import { beginRun, expireEarlier, failRun, finishRun, markAlive } from './queries.ts';
import { expiryFrom } from './rules.ts';
import type { Progress } from './write.ts';

/** Tries before an error that nobody expected is told. */
const MOST_TRIES = 3;
const AGAIN_MS = 10_000;
/** Files between two words about progress. */
const WORD_EVERY = 20;

/**
 * Builds an archive on the disk and stores it. Started again after a kill it begins anew; a guardian whose right ends
 * meanwhile gets nothing. One at a time in a process, so that mails and other jobs go on beside it.
 */
export const buildArchive: Task = async (job) => {
  const { server, centerId } = job;
  const { archiveId } = job.input as { archiveId: number };
  if (isBuilding) {
    const soon = new Date(server.clock.now().getTime() + AGAIN_MS);
    await inCenter(server, { centerId }, async (scope) => enqueueArchive(scope, archiveId, soon));
    return;
  }
  // Each of its tries was cut off, as by the end of its process.
  if (job.attempt > MOST_BEGUN) return failArchive(job, archiveId, 'failed');
  isBuilding = true;
  try {
    await build(job, archiveId);
  } catch (error) {
    await giveUp(job, archiveId, error);
  } finally {
    isBuilding = false;
  }
};
let isBuilding = false;

/** The try was overtaken by another one, or the guardian's right has ended: there is nothing more to do. */
class Ended extends Error {}

async function build({ server, centerId, signal }: Job, archiveId: number): Promise<void> {
  const begun = await inCenter(server, { centerId }, (scope) => scope.maybe(beginRun(archiveId, scope.now)));
  if (!begun) return;
  const { run, childId } = begun;
  const desk = path.join(server.config.dataDir, 'incoming');
  await mkdir(desk, { recursive: true, mode: 0o700 });
  const place = await mkdtemp(path.join(desk, 'archive-'));
  const folder = randomBytes(16).toString('hex');
  const progress: Progress = async (done, total) => {
    signal?.throwIfAborted();
    if (done % WORD_EVERY !== 0) return;
    const alive = await inCenter(server, { centerId }, async (scope) => {
      scope.touch('archives', [childId]);
      return scope.count(markAlive(archiveId, run, { done, total, now: scope.now }));
    });
    if (alive === 0) throw new Ended();
  };
  try {
    const { archiveOf } = await import('./write.ts');
    const gathered = await inArchive(server, { centerId, archiveId }, (scope) => gather(server, scope, archiveId));
    const file = path.join(place, 'archive.zip');
    await pipeline(
      await archiveOf(server.files, centerId, gathered, progress),
      createWriteStream(file, { flush: false }),
    );
    const { size } = await stat(file);
    await server.files.put(archiveKey(centerId, folder), file, 'application/zip');
    const isFinished = await inCenter(server, { centerId }, async (scope) => {
      const expiresAt = expiryFrom(scope.now);
      const finished = await scope.maybe(finishRun(archiveId, run, { folder, size, expiresAt, now: scope.now }));
      if (!finished) return false;
      await scope.count(expireEarlier(archiveId, scope.now));
      audit(scope, {
        action: 'build archive',
        entity: 'child_archive',
        ids: [archiveId],
        children: [childId],
        after: { guardianId: finished.guardianId, size },
      });
      scope.touch('archives', [childId]);
      return true;
    });
    if (!isFinished) throw new Ended();
  } catch (error) {
    await server.files.remove(archiveFolder(centerId, folder));
    throw error;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function giveUp({ server, centerId, attempt, signal }: Job, archiveId: number, error: unknown): Promise<void> {
  const status = error instanceof HttpError ? error.status : null;
  if (error instanceof Ended || status === 403 || status === 404) return;
  const isFull = status === 507 || storageFull(error) !== null;
  if (!isFull && (attempt < MOST_TRIES || signal?.aborted)) throw error;
  await failArchive({ server, centerId }, archiveId, isFull ? 'no-room' : 'failed');
  if (!isFull) server.log.error({ err: error }, 'an archive was not built');
}

/** Tells the guardian that their archive did not come about. */
export const failArchive = (
  { server, centerId }: Pick<Job, 'server' | 'centerId'>,
  archiveId: number,
  failure: 'no-room' | 'failed',
) =>
  inCenter(server, { centerId }, async (scope) => {
    const failed = await scope.maybe(failRun(archiveId, failure, scope.now));
    if (failed) scope.touch('archives', [failed.childId]);
  });
