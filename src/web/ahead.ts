import { DASHBOARD, LOGIN, PARENT_DASHBOARD, PARENT_LAYOUT, PARENT_LOGIN, STAFF_LAYOUT } from './firstScreens.ts';
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
export function fetchAhead(path: string): void {
  const portal = portalOf(path);
  const language = browserLanguage();
  document.documentElement.lang = language;
  for (const { part, code } of screensFor(path, portal)) {
    settle(code());
    settle(wordsOf(language, part).then((words) => words?.()));
  }
  settle(wordsOf(language, 'start').then((words) => words?.()));
}

function screensFor(path: string, portal: Portal) {
  if (isDoor(path)) return LOGIN_PATHS.includes(path) ? [LOGINS[portal]] : [];
  if (!isLoginStored(portal)) return [LOGINS[portal]];
  askAhead(portal, portal === 'staff' ? 'GET /api/auth/status' : 'GET /api/parent/session');
  askAhead(portal, 'GET /api/preferences');
  return DASHBOARD_PATHS.includes(path) ? [LAYOUTS[portal], DASHBOARDS[portal]] : [LAYOUTS[portal]];
}

/** Whoever asks for it in earnest hears of the failure. */
const settle = (fetched: Promise<unknown>): void => void fetched.catch(() => {});
