import { HttpError } from '../http-error.ts';
import type { Text } from '../i18n/translate.ts';
import type { Job, Task } from './tasks.ts';

/** Tries before a failure that nobody expected is told. */
const MOST_TRIES = 5;
/** Of more tries than this some were cut off, as by a stop or by the end of their process, which nobody could count as a failure. */
export const MOST_BEGUN = 8;
const UNEXPECTED = 'Something went wrong on our side. Please try again.';

/**
 * A task that some screen waits for: where what was asked for is to blame, or it has been tried often enough, it is not tried
 * again, and `giveUp` keeps the reason where that screen reads it.
 */
export const orGiveUp =
  (task: Task, giveUp: (job: Job, reason: Text) => Promise<void>): Task =>
  async (job) => {
    if (job.attempt > MOST_BEGUN) {
      job.server.log.error({ center: job.centerId }, 'a job that was cut off each time was given up');
      return giveUp(job, UNEXPECTED);
    }
    try {
      await task(job);
    } catch (error) {
      const { server, attempt, signal } = job;
      if (!isByInput(error) && (attempt < MOST_TRIES || signal?.aborted)) throw error;
      server.log.error({ center: job.centerId, err: error }, 'a job was given up');
      await giveUp(job, reasonOf(error));
    }
  };

/** Whether trying again changes nothing: a refusal, or values that the database does not take. */
export function isByInput(error: unknown): boolean {
  if (error instanceof HttpError) return error.status < 500;
  // Class 22 is values out of range or form, 23 of broken constraints; what is there twice may be another try's work.
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^2[23]\w{3}$/.test(code) && code !== UNIQUE_VIOLATION;
}
const UNIQUE_VIOLATION = '23505';

const reasonOf = (error: unknown): Text =>
  error instanceof HttpError ? { text: error.text, values: error.details.values ?? {} } : UNEXPECTED;
