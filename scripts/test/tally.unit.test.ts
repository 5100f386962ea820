import { expect, test } from 'vitest';
import { add, playwrightTally, vitestTally } from './tally.ts';

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});
const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

test('counts the tests of a Vitest run', () => {
  const report = { ...counts, testResults: [file('passed', 'passed')] };
  expect(vitestTally(report, true)).toEqual({ passed: 3, failed: 0, skipped: 2 });
});

test('counts a file that could not be loaded as a failure, beside failed tests', () => {
  const testResults = [file('failed'), file('failed', 'passed', 'failed')];
  expect(vitestTally({ ...counts, numFailedTests: 1, testResults }, false)).toMatchObject({ failed: 2 });
});

test('counts the tests of a Playwright run, and one that needed two tries as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightTally({ stats }, false)).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test.for([undefined, {}, 'nonsense'])('a run that failed without a report is a failure: %o', (report) => {
  expect(vitestTally(report, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally(report, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed while every test passed is a failure', () => {
  expect(vitestTally({ ...counts, testResults: [file('passed', 'passed')] }, false)).toMatchObject({ failed: 1 });
});

test('adds up', () => {
  expect(add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});
