import { firstReadsOf } from '#contract/kernel/first-reads-screens.ts';
import {
  LOGIN,
  OF_PAINTED,
  PARENT_DASHBOARD,
  PARENT_LAYOUT,
  PARENT_LOGIN,
  type Screen,
  STAFF_LAYOUT,
} from './firstScreens.ts';
import { prefetchFirstReads } from './lib/api.ts';
import { browserLanguage, EVERYWHERE, textsOf } from './lib/locales.ts';
import { isOpenPage, type Portal, portalOf } from './lib/portal.ts';
import { isLoginStored } from './lib/storedLogin.ts';
import { OWN_ROUTES } from './ownRoutes.ts';

const LOGINS = { staff: LOGIN, parent: PARENT_LOGIN };
const LATER = { texts: [], code: () => import('./laterRoutes.tsx') };
const DASHBOARD_PATHS = ['/', '/dashboard'];
const LOGIN_PATHS = ['/login', '/parent-login'];

/** Asks for what the address's screen is going to need, before the code that shows it has arrived. */
export function prefetchFirstScreen({ pathname: path, search }: Pick<Location, 'pathname' | 'search'>): void {
  const portal = portalOf(path);
  const language = browserLanguage();
  document.documentElement.lang = language;
  const screens = screensFor(path, search, portal);
  for (const { code } of new Set(screens)) fetchQuietly(code);
  for (const namespace of new Set([...screens.flatMap(({ texts }) => texts), ...EVERYWHERE])) {
    fetchQuietly(() => textsOf(language, namespace).then((texts) => texts?.()));
  }
}

function screensFor(path: string, search: string, portal: Portal): readonly Screen<unknown>[] {
  if (isOpenPage(path)) return LOGIN_PATHS.includes(path) ? [LOGINS[portal]] : [LATER];
  if (!isLoginStored(portal)) return [LOGINS[portal]];
  const asked = new URLSearchParams(search);
  prefetchFirstReads(portal, firstReadsOf(portal, path, asked, browserLanguage()));
  return portal === 'staff' ? staffScreensFor(path) : parentScreensFor(path, asked.get('view'));
}

function staffScreensFor(path: string) {
  if (path === '/children') return OF_PAINTED.children;
  if (DASHBOARD_PATHS.includes(path)) return OF_PAINTED.dashboard;
  return [STAFF_LAYOUT, ...(OWN_ROUTES[path] ? [] : [LATER])];
}

function parentScreensFor(path: string, view: string | null) {
  if (path === '/parent-gallery') return OF_PAINTED['parent-gallery'];
  if (path !== '/parent-dashboard') return [PARENT_LAYOUT, LATER];
  return [PARENT_DASHBOARD, ...OF_PAINTED[view === 'gallery' ? 'parent-gallery' : 'parent-dashboard']];
}

/** Each in a task of its own, between which the browser draws. Whoever asks for it in earnest hears of the failure. */
const fetchQuietly = (fetch: () => Promise<unknown>): void => void setTimeout(() => void fetch().catch(() => {}));
