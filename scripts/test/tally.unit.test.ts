import { expect, test } from 'vitest';
import { add, playwrightTally, vitestTally } from './tally.ts';

const file = (status: string, ...assertions: string[]) => ({
  name: 'src/some.test.ts',
  status,
  message: 'No such module',
  assertionResults: assertions.map((assertion) => ({
    status: assertion,
    fullName: 'adds two',
    failureMessages: assertion === 'failed' ? ['\u001b[31mexpected 3 to be 4\u001b[39m\n    at some line'] : [],
  })),
});
const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };

test('counts the tests of a Vitest run', () => {
  const report = { ...counts, testResults: [file('passed', 'passed')] };
  expect(vitestTally(report, true)).toEqual({ passed: 3, failed: 0, skipped: 2, failures: [] });
});

test('counts a file that could not be loaded as a failure, beside failed tests, and names both', () => {
  const testResults = [file('failed'), file('failed', 'passed', 'failed')];
  expect(vitestTally({ ...counts, numFailedTests: 1, testResults }, false)).toMatchObject({
    failed: 2,
    failures: [
      'src/some.test.ts: could not be run\n    No such module',
      'src/some.test.ts: adds two\n    expected 3 to be 4',
    ],
  });
});

test('counts what went wrong outside of every test, and says where it comes from', () => {
  const testResults = [file('passed', 'passed')];
  const errors = ['error: cut off\n  at some line'];
  const told = { failed: 1, failures: ['outside of every test:\n    error: cut off\n      at some line'] };
  expect(vitestTally({ ...counts, testResults }, false, errors)).toMatchObject({ passed: 3, ...told });
  expect(vitestTally(undefined, false, errors)).toMatchObject({ passed: 0, ...told });
});

test('counts the tests of a Playwright run, and one that needed two tries as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'e2e/some.spec.ts',
    ok: status === 'expected',
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const suites = [
    {
      specs: [spec('opens', 'expected')],
      suites: [{ specs: [spec('closes', 'unexpected', 'Error: still open\nat')] }],
    },
    { specs: [spec('waits', 'flaky', 'Error: too late')] },
  ];
  expect(playwrightTally({ stats, suites }, false)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['e2e/some.spec.ts: closes\n    Error: still open', 'e2e/some.spec.ts: waits\n    Error: too late'],
  });
});

test.for([undefined, {}, 'nonsense'])('a run that failed without a report is a failure: %o', (report) => {
  expect(vitestTally(report, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTally(report, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that failed while every test passed is a failure', () => {
  expect(vitestTally({ ...counts, testResults: [file('passed', 'passed')] }, false)).toMatchObject({ failed: 1 });
});

test('adds up', () => {
  const one = { passed: 1, failed: 2, skipped: 3, failures: ['one'] };
  const other = { passed: 10, failed: 20, skipped: 30, failures: ['other'] };
  expect(add(one, other)).toEqual({ passed: 11, failed: 22, skipped: 33, failures: ['one', 'other'] });
});
