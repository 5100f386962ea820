import { z } from 'zod';

/** How many checks went which way. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Counts Vitest's JSON report. A file that could not be loaded, or a run that failed otherwise, is one failure. */
export function vitestTally(report: unknown, runPassed: boolean): Tally {
  const parsed = vitestReport.safeParse(report);
  if (!parsed.success) return withoutReport(runPassed);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = parsed.data;
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const tally = {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  };
  return atLeastOneFailure(tally, runPassed);
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Counts Playwright's JSON report. A test that passed only on a second try failed. */
export function playwrightTally(report: unknown, runPassed: boolean): Tally {
  const parsed = playwrightReport.safeParse(report);
  if (!parsed.success) return withoutReport(runPassed);
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  return atLeastOneFailure({ passed: expected, failed: unexpected + flaky, skipped }, runPassed);
}

/** No report: the run broke down, or there was nothing to run. */
function withoutReport(runPassed: boolean): Tally {
  return atLeastOneFailure(NOTHING, runPassed);
}

function atLeastOneFailure(tally: Tally, runPassed: boolean): Tally {
  return runPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}
