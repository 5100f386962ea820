import { startJobs } from '#server/jobs.ts';
import { type Delivered, openPostOffice, type PostOffice } from '#testing/post-office.ts';
import { test as base, expect } from './test.ts';

export interface Inbox {
  /** The first mail to an address, once it has come. */
  mailTo(address: string): Promise<Delivered>;
  /** The link in that mail. */
  linkFor(address: string): Promise<string>;
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
    const linkFor: Inbox['linkFor'] = async (address) => {
      const { text } = await mailTo(address);
      const [link = ''] = text.match(/https?:\/\/\S+/) ?? [];
      expect(link, `the link in: ${text}`).not.toBe('');
      return link;
    };
    empty();
    await use({ mailTo, linkFor, empty, addresses: () => delivered.flatMap(({ to }) => to) });
  },
});
