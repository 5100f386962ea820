import { PHOTOS_AT_A_TIME } from '#contract/kernel/pictures.ts';
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
import { prefetch } from './lib/api.ts';
import { browserLanguage, EVERYWHERE, textsOf } from './lib/locales.ts';
import { isOpenPage, type Portal, portalOf } from './lib/portal.ts';
import { isLoginStored } from './lib/storedLogin.ts';

const LAYOUTS = { staff: STAFF_LAYOUT, parent: PARENT_LAYOUT };
const LOGINS = { staff: LOGIN, parent: PARENT_LOGIN };
const DASHBOARDS = { staff: DASHBOARD, parent: PARENT_DASHBOARD };
const LATER = { texts: [], code: () => import('./laterRoutes.tsx') };
const DASHBOARD_PATHS = ['/', '/dashboard', '/parent-dashboard'];
const LOGIN_PATHS = ['/login', '/parent-login'];

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
  prefetch(portal, portal === 'staff' ? 'GET /api/auth/status' : 'GET /api/parent/session');
  prefetch(portal, 'GET /api/preferences');
  if (path === '/parent-gallery') return [PARENT_LAYOUT, ...prefetchGallery()];
  if (path === '/children') {
    prefetch('staff', 'GET /api/children');
    return [STAFF_LAYOUT, CHILDREN];
  }
  if (!DASHBOARD_PATHS.includes(path)) return [LAYOUTS[portal], LATER];
  if (portal === 'parent') prefetch('parent', 'GET /api/parent/child-data');
  const isGallery = portal === 'parent' && new URLSearchParams(search).get('view') === 'gallery';
  return [LAYOUTS[portal], DASHBOARDS[portal], ...(isGallery ? prefetchGallery() : [])];
}

function prefetchGallery() {
  prefetch('parent', 'GET /api/gallery', { query: { limit: PHOTOS_AT_A_TIME } });
  prefetch('parent', 'GET /api/gallery/summary');
  return [PARENT_VIEWS, PARENT_GALLERY];
}

/** Each in a task of its own, between which the browser draws. Whoever asks for it in earnest hears of the failure. */
const fetchQuietly = (fetch: () => Promise<unknown>): void => void setTimeout(() => void fetch().catch(() => {}));
