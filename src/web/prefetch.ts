import { PHOTOS_AT_A_TIME } from '#contract/kernel/photo-limits.ts';
import { shownChild } from './domains/guardians/accounts/shownChild.ts';
import {
  CHILDREN,
  DASHBOARD,
  LOGIN,
  PARENT_DASHBOARD,
  PARENT_GALLERY,
  PARENT_LAYOUT,
  PARENT_LOGIN,
  PARENT_VIEWS,
  STAFF_LAYOUT,
} from './firstScreens.ts';
import { prefetch, type ReplyOf } from './lib/api.ts';
import { browserLanguage, EVERYWHERE, textsOf } from './lib/locales.ts';
import { isOpenPage, type Portal, portalOf } from './lib/portal.ts';
import { isLoginStored } from './lib/storedLogin.ts';

const LOGINS = { staff: LOGIN, parent: PARENT_LOGIN };
const LATER = { texts: [], code: () => import('./laterRoutes.tsx') };
const DASHBOARD_PATHS = ['/', '/dashboard'];
const LOGIN_PATHS = ['/login', '/parent-login'];
const CHILD_READS = ['GET /api/parent/incidents', 'GET /api/parent/notices'] as const;
const FAMILY_READS = [
  'GET /api/messages/recent',
  'GET /api/parent/celebrations',
  'GET /api/parent/billing/balance',
  'GET /api/center/status',
] as const;

/** Asks for what the address's screen is going to need, before the code that shows it has arrived. */
export function prefetchFirstScreen({ pathname: path, search }: Pick<Location, 'pathname' | 'search'>): void {
  const portal = portalOf(path);
  const language = browserLanguage();
  document.documentElement.lang = language;
  const screens = screensFor(path, search, portal);
  for (const { code } of screens) fetchQuietly(code);
  for (const namespace of new Set([...screens.flatMap(({ texts }) => texts), ...EVERYWHERE])) {
    fetchQuietly(() => textsOf(language, namespace).then((texts) => texts?.()));
  }
}

function screensFor(path: string, search: string, portal: Portal) {
  if (isOpenPage(path)) return LOGIN_PATHS.includes(path) ? [LOGINS[portal]] : [LATER];
  if (!isLoginStored(portal)) return [LOGINS[portal]];
  // The session comes first in both: what changed is told from its time on.
  const screens = portal === 'staff' ? staffScreensFor(path) : parentScreensFor(path, new URLSearchParams(search));
  void prefetch(portal, 'GET /api/preferences');
  return screens;
}

function staffScreensFor(path: string) {
  void prefetch('staff', 'GET /api/auth/status');
  if (path === '/children') {
    void prefetch('staff', 'GET /api/children');
    return [STAFF_LAYOUT, CHILDREN];
  }
  return [STAFF_LAYOUT, DASHBOARD_PATHS.includes(path) ? DASHBOARD : LATER];
}

function parentScreensFor(path: string, search: URLSearchParams) {
  const session = prefetch('parent', 'GET /api/parent/session');
  if (path === '/parent-gallery') return [PARENT_LAYOUT, ...prefetchGallery()];
  if (path !== '/parent-dashboard') return [PARENT_LAYOUT, LATER];
  const family = prefetch('parent', 'GET /api/parent/child-data');
  const view = search.get('view');
  if (view === null) prefetchDay(session, family, search.get('child')).catch(() => {});
  return [PARENT_LAYOUT, PARENT_DASHBOARD, ...(view === 'gallery' ? prefetchGallery() : [])];
}

/** What the parents' dashboard shows first, as soon as it is known of which child and which day the center has. */
async function prefetchDay(
  session: Promise<ReplyOf<'GET /api/parent/session'>>,
  family: Promise<ReplyOf<'GET /api/parent/child-data'>>,
  asked: string | null,
) {
  const child = shownChild((await family)?.children ?? [], asked);
  const { now, center } = await session;
  if (!child) return;
  const query = { childId: child.id };
  // Swedish writes a day as ISO 8601 does.
  const date = new Date(now).toLocaleDateString('sv', { timeZone: center.timeZone });
  void prefetch('parent', 'GET /api/parent/day', { query: { ...query, date } });
  for (const route of CHILD_READS) void prefetch('parent', route, { query });
  for (const route of FAMILY_READS) void prefetch('parent', route);
}

function prefetchGallery() {
  void prefetch('parent', 'GET /api/gallery', { query: { limit: PHOTOS_AT_A_TIME } });
  void prefetch('parent', 'GET /api/gallery/summary');
  return [PARENT_VIEWS, PARENT_GALLERY];
}

/** Each in a task of its own, between which the browser draws. Whoever asks for it in earnest hears of the failure. */
const fetchQuietly = (fetch: () => Promise<unknown>): void => void setTimeout(() => void fetch().catch(() => {}));
