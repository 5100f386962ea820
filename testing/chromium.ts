import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Debian's, the quicker one first: without the parts of a browser that no test looks at. */
const DEBIAN = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((browser) => existsSync(browser));

/** How the tests start a Chromium: Debian's, else Playwright's own. */
export const CHROMIUM: LaunchOptions = {
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
};
