import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.{ts,tsx}', 'testing/**/*.test.ts', 'demo/**/*.test.ts'];
const UNIT = ['src/**/rules.test.ts', '{src,testing,demo,scripts}/**/*.unit.test.{ts,tsx}'];
const SLOW = ['{src,testing,demo}/**/*.slow.test.ts'];
/** Tests that the gate runs with a part of their cases, and the slow suite with all. */
const THOROUGH = [
  'testing/hostile.test.ts',
  'demo/making.test.ts',
  'demo/moments.test.ts',
  'src/server/domains/door/replay.test.ts',
];

export default defineConfig({
  test: {
    // Far from everything (UTC+14): nothing may depend on the machine's zone.
    // Two files at a time also on two cores: much of a test is waiting for the disk.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    env: { TZ: 'Pacific/Kiritimati' },
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: TESTS,
          exclude: [...UNIT, ...SLOW],
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: false },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...SLOW, ...THOROUGH],
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: true },
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
