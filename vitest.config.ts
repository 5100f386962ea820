import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';
import { BREEDS, isBreed } from './testing/mutants/breeds.ts';
import { mutants } from './testing/mutants/plugin.ts';

const TESTS = ['src/**/*.test.{ts,tsx}', 'testing/**/*.test.ts', 'demo/**/*.test.ts'];
/** Set by `scripts/mutants.ts` alone: which mutants stand in the code. */
const breed = process.env.MUTANTS;
const MUTANTS = ['testing/**/*.mutants.test.ts'];
const UNIT = ['src/**/rules.test.ts', '{src,testing,demo,scripts,bench}/**/*.unit.test.{ts,tsx}'];
/**
 * Files that need a process of their own: they replace a module or stop timers, measure this thread, or watch the processes it
 * starts. All others share their worker's modules, which are loaded once; that is a third of the time.
 */
const APART = [
  'src/server/domains/accounts/sign-in.test.ts',
  'src/server/domains/cameras/stream.test.ts',
  'src/server/domains/uploads/uploads.test.ts',
  'src/server/http/tls.test.ts',
  'src/server/kernel/cameras/gateway.test.ts',
  'src/server/kernel/files/pictures.test.ts',
  'src/server/kernel/live/live.test.ts',
  'src/server/kernel/work/work.test.ts',
  'testing/watchdog.test.ts',
];
const SLOW = ['{src,testing,demo}/**/*.slow.test.ts'];
/**
 * Slow tests that play in real time, for many at once, or look at every turn of the event loop while large files are written behind all
 * else: beside others they would measure the machine, or wait for it.
 */
const SLOW_ALONE = ['src/server/domains/cameras/crowd.slow.test.ts', 'testing/watchdog.test.ts'];
/** Tests that the gate runs with a part of their cases, and the slow suite with all. */
const THOROUGH = [
  'testing/backups.test.ts',
  'testing/fuzz.test.ts',
  'testing/hostile.test.ts',
  'testing/hostile-addresses.test.ts',
  'testing/hostile-against-all.test.ts',
  'testing/hostile-imports.test.ts',
  'testing/hostile-offers.test.ts',
  'testing/hostile-rota.test.ts',
  'testing/history.test.ts',
  'testing/moves.test.ts',
  'src/server/db/dump/dump.test.ts',
  'src/server/domains/kiosk/replay.test.ts',
  'src/server/domains/kiosk/room-replay.test.ts',
  'src/server/kernel/audit/verify.test.ts',
];

export default defineConfig({
  plugins: isBreed(breed) ? [mutants(BREEDS[breed])] : [],
  test: {
    // Code with mutants in it is kept apart: of plugins only the name counts in the key.
    ...(isBreed(breed) && { fsModuleCachePath: path.resolve('node_modules', `.vitest-cache-${breed}`) }),
    setupFiles: isBreed(breed) ? ['testing/mutants/setup.ts'] : [],
    // Far from everything (UTC+14): nothing may depend on the machine's zone.
    // Three files at a time also on two cores: much of a test is waiting for the disk.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    env: { TZ: 'Pacific/Kiritimati' },
    // The list of failures at the end of a run says of each its first line, which should name what was found.
    chaiConfig: { truncateThreshold: 600 },
    // As the server itself: src/server/begin.ts says why.
    execArgv: ['--wasm-wrapper-tiering-budget=2147483647'],
    projects: [
      { extends: true, test: { name: 'unit', include: UNIT, isolate: isBreed(breed), testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: TESTS,
          exclude: [...UNIT, ...SLOW, ...MUTANTS, ...(isBreed(breed) ? [] : APART)],
          // With mutants in the code each file says which of them it comes by.
          isolate: isBreed(breed),
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: false },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration-apart',
          include: isBreed(breed) ? [] : APART,
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: false },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'mutants',
          include: isBreed(breed) ? MUTANTS : [],
          globalSetup: 'testing/global-setup.ts',
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: [...SLOW, ...THOROUGH],
          exclude: SLOW_ALONE,
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: true },
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow-alone',
          include: SLOW_ALONE,
          fileParallelism: false,
          globalSetup: 'testing/global-setup.ts',
          provide: { thorough: true },
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
