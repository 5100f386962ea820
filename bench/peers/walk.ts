import type { Browser, Page, Request } from '@playwright/test';
import { type Sent, sentOf } from '../screens/record.ts';

/** Who its example lets in; the password is the name. */
type User = 'admin' | 'teacher' | 'parent';

const page = (program: string) => `/Modules.php?modname=${program}`;
const ATTENDANCE = page('Attendance/TakeAttendance.php');
/** Pages, and what their scripts ask for. Files a browser keeps, as ours with a hash in their name. */
const ASKED_ANEW = new Set(['document', 'xhr', 'fetch']);

/** What RosarioSIS is asked for, by what it is. */
export interface Walks {
  readonly portal: readonly Sent[];
  readonly attendance: readonly Sent[];
  readonly students: readonly Sent[];
  readonly saving: readonly Sent[];
}

/** Walks through it with a browser. */
export async function walk(browser: Browser, origin: string): Promise<Walks> {
  const read = (user: User, path: string) =>
    asUser(browser, origin, user, (page) => recorded(page, () => open(page, origin + path)));
  return {
    portal: await read('parent', page('misc/Portal.php')),
    attendance: await read('teacher', ATTENDANCE),
    students: await read('admin', page('Students/Student.php&search_modfunc=list')),
    saving: await asUser(browser, origin, 'teacher', (page) => save(page, origin)),
  };
}

/** The form of a class is sent as it stands. */
async function save(page: Page, origin: string): Promise<readonly Sent[]> {
  await open(page, origin + ATTENDANCE);
  const form = page.locator('form:has([name^="attendance["])');
  if ((await form.count()) === 0) throw new Error(`${ATTENDANCE} shows nobody to take attendance of today`);
  const sent = await recorded(page, async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await form.locator('[type=submit]').first().click();
    await answered;
    await page.waitForLoadState('networkidle');
  });
  return sent.filter(({ method }) => method === 'POST');
}

async function asUser<T>(browser: Browser, origin: string, user: User, work: (page: Page) => Promise<T>): Promise<T> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  await open(page, `${origin}/index.php`);
  await page.locator('[name=USERNAME]').fill(user);
  await page.locator('[name=PASSWORD]').fill(user);
  await submit(page);
  // Somebody who is there for the first time may be asked something once.
  if (!isInside(page) && (await page.locator('form [type=submit]').count()) > 0) await submit(page);
  if (!isInside(page)) throw new Error(`RosarioSIS did not let ${user} in: it shows ${page.url()}`);
  return await work(page);
}

const isInside = (page: Page) => new URL(page.url()).pathname.endsWith('/Modules.php');

async function submit(page: Page): Promise<void> {
  await page.locator('form [type=submit]').first().click();
  await page.waitForLoadState('networkidle');
}

async function open(page: Page, url: string): Promise<void> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (!answer?.ok()) throw new Error(`${url} was answered ${answer?.status()}`);
}

async function recorded(page: Page, work: () => Promise<void>): Promise<readonly Sent[]> {
  const seen: Request[] = [];
  const see = (one: Request) => void seen.push(one);
  page.on('request', see);
  await work();
  page.off('request', see);
  return sentOf(seen.filter((one) => ASKED_ANEW.has(one.resourceType())));
}
