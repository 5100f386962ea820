import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Page, type Request, request } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/domains/accounts/demonstration.ts';

/** A request as the browser sent it. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly isPicture: boolean;
}

export type Portal = 'staff' | 'parent';
const LOGIN = {
  staff: { path: '/api/auth/login', email: 'director@larkhouse.test', marks: ['authToken', 'loginExpiry'] },
  parent: {
    ...{ path: '/api/parent-accounts/login', email: 'parent@larkhouse.test' },
    marks: ['parentAuthToken', 'parentLoginExpiry'],
  },
} as const;
/** Files whose name changes with what is in them: a browser asks for each once in its life. */
const KEPT = /^\/assets\//;
/** So long nothing may be under way before a screen counts as drawn, in milliseconds. */
const QUIET_MS = 1_500;

/** Who is signed in: for a browser, and for calls by hand. */
export async function signIn(origin: string, portal: Portal) {
  const { path, email, marks } = LOGIN[portal];
  const context = await request.newContext({ baseURL: origin });
  const answer = await context.post(path, { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`The sign-in of ${email} was answered ${answer.status()}`);
  const { cookies } = await context.storageState();
  await context.dispose();
  const localStorage = [
    { name: marks[0], value: 'a-handle' },
    { name: marks[1], value: '2100-01-01T00:00:00Z' },
  ];
  return {
    state: { cookies, origins: [{ origin, localStorage }] },
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

/** All that a browser with an empty cache asks the server for until a screen is drawn. */
export async function record(
  browser: Browser,
  login: Awaited<ReturnType<typeof signIn>>,
  origin: string,
  screen: string,
): Promise<Sent[]> {
  const context = await browser.newContext({ storageState: login.state, serviceWorkers: 'block' });
  const page = await context.newPage();
  const seen: Request[] = [];
  page.on('request', (one) => seen.push(one));
  await page.goto(origin + screen);
  await untilQuiet(page, seen);
  const sent = await sentOf(seen);
  await context.close();
  return sent.filter(({ path }) => !KEPT.test(path));
}

/** What a browser has sent, before its page is closed. */
export const sentOf = (requests: readonly Request[]): Promise<Sent[]> =>
  Promise.all(
    requests.map(async (one) => {
      const { pathname, search } = new URL(one.url());
      const headers = Object.entries(await one.allHeaders()).filter(([name]) => !name.startsWith(':'));
      return {
        ...{ method: one.method(), path: pathname + search, headers: Object.fromEntries(headers) },
        body: one.postData(),
        isPicture: one.resourceType() === 'image',
      };
    }),
  );

async function untilQuiet(page: Page, seen: readonly Request[]): Promise<void> {
  await page.locator('#root :is(h1, h2)').first().waitFor();
  for (let before = -1; before !== seen.length; ) {
    before = seen.length;
    await delay(QUIET_MS);
  }
}
