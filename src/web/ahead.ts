import { PHOTOS_AT_A_TIME } from '../contract/pictures.ts';
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
import { askAhead } from './lib/api.ts';
import { isDoor, type Portal, portalOf } from './lib/portal.ts';
import { isLoginStored } from './lib/storedLogin.ts';
import { browserLanguage, wordsOf } from './lib/words.ts';

const LAYOUTS = { staff: STAFF_LAYOUT, parent: PARENT_LAYOUT };
const LOGINS = { staff: LOGIN, parent: PARENT_LOGIN };
const DASHBOARDS = { staff: DASHBOARD, parent: PARENT_DASHBOARD };
const DASHBOARD_PATHS = ['/', '/dashboard', '/parent-dashboard'];
const LOGIN_PATHS = ['/login', '/parent-login'];

/** Asks for what the address's screen is going to need, before the code that shows it has arrived. */
export function fetchAhead({ pathname: path, search }: Pick<Location, 'pathname' | 'search'>): void {
  const portal = portalOf(path);
  const language = browserLanguage();
  document.documentElement.lang = language;
  for (const { part, code } of screensFor(path, search, portal)) {
    inTurn(code);
    inTurn(() => wordsOf(language, part).then((words) => words?.()));
  }
  inTurn(() => wordsOf(language, 'start').then((words) => words?.()));
}

function screensFor(path: string, search: string, portal: Portal) {
  if (isDoor(path)) return LOGIN_PATHS.includes(path) ? [LOGINS[portal]] : [];
  if (!isLoginStored(portal)) return [LOGINS[portal]];
  askAhead(portal, portal === 'staff' ? 'GET /api/auth/status' : 'GET /api/parent/session');
  askAhead(portal, 'GET /api/preferences');
  if (path === '/parent-gallery') return [PARENT_LAYOUT, ...galleryAhead()];
  if (path === '/children') {
    askAhead('staff', 'GET /api/children');
    return [STAFF_LAYOUT, CHILDREN];
  }
  if (!DASHBOARD_PATHS.includes(path)) return [LAYOUTS[portal]];
  if (portal === 'parent') askAhead('parent', 'GET /api/parent/child-data');
  const isGallery = portal === 'parent' && new URLSearchParams(search).get('view') === 'gallery';
  return [LAYOUTS[portal], DASHBOARDS[portal], ...(isGallery ? galleryAhead() : [])];
}

function galleryAhead() {
  askAhead('parent', 'GET /api/gallery', { query: { limit: PHOTOS_AT_A_TIME } });
  askAhead('parent', 'GET /api/gallery/summary');
  return [PARENT_VIEWS, PARENT_GALLERY];
}

/** Each in a task of its own, between which the browser draws. Whoever asks for it in earnest hears of the failure. */
const inTurn = (fetch: () => Promise<unknown>): void => void setTimeout(() => void fetch().catch(() => {}));
