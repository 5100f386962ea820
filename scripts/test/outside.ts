import { writeFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';

/** The environment's name for the file that takes what `OutsideReporter` has to say. */
export const OUTSIDE_FILE = 'LARKHOUSE_OUTSIDE_FILE';

/** Tells what went wrong outside of every test, which Vitest's JSON report does not: a list of texts, each with where it comes from. */
export default class OutsideReporter implements Reporter {
  async onTestRunEnd(_files: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]): Promise<void> {
    const file = process.env[OUTSIDE_FILE];
    if (file) await writeFile(file, JSON.stringify(errors.map(({ stack, message }) => stack ?? message)));
  }
}
