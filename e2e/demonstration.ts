import { buildDemonstration } from '#server/domains/accounts/demonstration.ts';
import { startJobs } from '#server/jobs.ts';
import type { TestLarkhouse } from '#testing/larkhouse.ts';
import { test as base } from './mail.ts';
import { startWithPages } from './test.ts';

/** In the demonstration center, with a mail server. All tests of a worker share it, as making it takes a while. */
export const test = base.extend<object, { demonstration: TestLarkhouse }>({
  demonstration: [
    async ({ postOffice }, use) => {
      const larkhouse = await startWithPages({ smtpUrl: postOffice.url });
      await buildDemonstration(larkhouse.server);
      const jobs = await startJobs(larkhouse.server);
      await use(larkhouse);
      await jobs.stop();
      await larkhouse.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  isFounded: false,
  larkhouse: async ({ demonstration }, use) => use(demonstration),
});
