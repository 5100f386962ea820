import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** How many checks went which way, and which failed, with the first line of why. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      /** The file. */
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/**
 * Counts Vitest's JSON report. A file that could not be loaded, or a run that failed otherwise, is one failure.
 * @param outside what went wrong outside of every test, each one more failure
 */
export function vitestTally(report: unknown, runPassed: boolean, outside: unknown = []): Tally {
  const errors = z
    .array(z.string())
    .parse(outside)
    .map((error) => `outside of every test:\n    ${stripVTControlCharacters(error).split('\n').join('\n    ')}`);
  const beside = { ...NOTHING, failed: errors.length, failures: errors };
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return atLeastOneFailure(beside, runPassed);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const tally = {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => failure(name, 'could not be run', message)),
      ...testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages?.[0])),
      ),
    ],
  };
  return atLeastOneFailure(add(beside, tally), runPassed);
}

const playwrightResult = z.object({ error: z.object({ message: z.string().optional() }).optional() });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })),
});
/** Tests by file, and within it by `describe`. */
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

/** Counts Playwright's JSON report. A test that passed only on a second try failed. */
export function playwrightTally(report: unknown, runPassed: boolean): Tally {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return withoutReport(runPassed);
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  const failures = parsed.data.suites.flatMap(playwrightFailures);
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, skipped, failures }, runPassed);
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => failure(file, title, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function failure(file: string, name: string, why: string | undefined): string {
  const [line = ''] = stripVTControlCharacters(why ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return `${path.relative(process.cwd(), path.resolve(file))}: ${name}${line && `\n    ${line.trim()}`}`;
}

/** No report: the run broke down, or there was nothing to run. */
function withoutReport(runPassed: boolean): Tally {
  return atLeastOneFailure(NOTHING, runPassed);
}

function atLeastOneFailure(tally: Tally, runPassed: boolean): Tally {
  return runPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
