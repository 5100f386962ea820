import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '#testing/chromium.ts';

/** Of more than half a minute each. */
const LONG = ['every-screen.spec.ts', 'team-week.spec.ts', 'first-day-walk.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // Set by the slow suite, which walks these as well.
  ...(process.env.THOROUGH === undefined && { grepInvert: /@slow/ }),
  // One more than the gate has cores: much of a test is waiting.
  workers: 3,
  // The longest begin first: one that begins last would be left alone at the end.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: CHROMIUM,
  },
});
