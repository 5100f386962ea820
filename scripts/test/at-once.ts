import type { Reporter, TestCase } from 'vitest/node';

/** Says why a test failed as soon as it has: the summary comes at the end, and a run of hours may not see it. */
export default class AtOnceReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'failed') return;
    const why = errors.map(({ message, diff, stack, cause }) =>
      [message, said(cause), diff, stack].filter(Boolean).join('\n'),
    );
    process.stderr.write(`\n✗ ${test.module.relativeModuleId} › ${test.fullName}\n${why.join('\n')}\n`);
  }
}

/** What a failure was caused by, as of a fetch, which itself says only that it failed. */
function said(cause: unknown): string {
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown };
  return [code, message].filter(Boolean).join(' ');
}
