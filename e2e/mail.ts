import { startJobs } from '#server/jobs.ts';
import { type Delivered, openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { test as base, expect } from './test.ts';

export interface Inbox {
  /** The first mail to an address, once it has come. */
  mailTo(address: string): Promise<Delivered>;
  /** The first link in that mail; with a path, of the first mail that has a link to it. */
  linkFor(address: string, path?: string): Promise<string>;
  /** Everybody who got one. */
  addresses(): string[];
  /** Throws away what has come so far. */
  empty(): void;
}

interface Fixtures {
  /** What the mail server took in during this test. */
  inbox: Inbox;
}

/** With a real mail server, and the jobs at work that send to it. */
export const test = base.extend<Fixtures, { postOffice: PostOffice }>({
  postOffice: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const office = await openPostOffice();
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],

  config: async ({ postOffice }, use) => use({ smtpUrl: postOffice.url }),

  larkhouse: async ({ larkhouse }, use) => {
    const jobs = await startJobs(larkhouse.server);
    await use(larkhouse);
    await jobs.stop();
  },

  inbox: async ({ postOffice: { delivered } }, use) => {
    const empty = () => void delivered.splice(0);
    const arrived = (address: string) => delivered.find(({ to }) => to.includes(address));
    const mailTo: Inbox['mailTo'] = async (address) => {
      await expect.poll(() => arrived(address), `a mail to ${address}`).toBeDefined();
      return arrived(address) as Delivered;
    };
    const linkFor: Inbox['linkFor'] = async (address, path = '') => {
      const links = () =>
        delivered
          .filter(({ to }) => to.includes(address))
          .slice(0, path === '' ? 1 : undefined)
          .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
          .filter((link) => new URL(link).pathname.startsWith(path));
      await expect.poll(() => links()[0], `a link ${path} for ${address}`).toBeDefined();
      return links()[0] ?? '';
    };
    empty();
    await use({ mailTo, linkFor, empty, addresses: () => delivered.flatMap(({ to }) => to) });
  },
});
