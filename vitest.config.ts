import { defineConfig } from 'vitest/config';

const TESTS = ['src/**/*.test.{ts,tsx}', 'testing/**/*.test.ts', 'demo/**/*.test.ts'];
const UNIT = ['src/**/rules.test.ts', '{src,testing,demo,scripts}/**/*.unit.test.{ts,tsx}'];
const SLOW = ['{src,testing,demo}/**/*.slow.test.ts'];

export default defineConfig({
  test: {
    // Far from everything (UTC+14): nothing may depend on the machine's zone.
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
          testTimeout: 15_000,
          hookTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          globalSetup: 'testing/global-setup.ts',
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
