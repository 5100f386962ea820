import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's, the quicker one first: without the parts of a browser that no test looks at. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((browser) => existsSync(browser));

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: 'test-results',
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // One more than the gate has cores: much of a test is waiting.
  workers: 3,
  reporter: [['list']],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: {
      ...(DEBIAN && { executablePath: DEBIAN }),
      args: [
        // Chromium's sandbox does not work for root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
});
