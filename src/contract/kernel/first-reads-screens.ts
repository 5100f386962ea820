import type { Audience } from './access.ts';
import { addressOf } from './address.ts';
import type { Language } from './languages.ts';

/** The screens whose first reads come in one answer; `frame`: what stands around every other one. */
export const STAFF_FIRST_READS = ['dashboard', 'children', 'room', 'messages', 'frame'] as const;
export const PARENT_FIRST_READS = ['day', 'gallery', 'frame'] as const;

const STAFF_SCREENS: Readonly<Record<string, (typeof STAFF_FIRST_READS)[number]>> = {
  '/': 'dashboard',
  '/dashboard': 'dashboard',
  '/children': 'children',
  '/room': 'room',
  '/messages': 'messages',
};

/**
 * What the screen at an address is asked for first. The page asks before its code is there (a preload), and the code again in
 * the same words, so that it gets that answer.
 */
export function firstReadsOf(portal: Audience, path: string, search: URLSearchParams, language: Language) {
  if (portal === 'staff') {
    const screen = STAFF_SCREENS[path] ?? 'frame';
    const room = screen === 'room' ? idIn(search.get('room')) : undefined;
    return { route: 'GET /api/first-reads', sent: { query: { screen, room, language } } } as const;
  }
  const screen = parentScreen(path, search.get('view'));
  const child = idIn(search.get('child'));
  return { route: 'GET /api/parent/first-reads', sent: { query: { screen, child, language } } } as const;
}

const idIn = (asked: string | null): number | undefined =>
  asked !== null && /^\d{1,15}$/.test(asked) ? Number(asked) : undefined;

function parentScreen(path: string, view: string | null): (typeof PARENT_FIRST_READS)[number] {
  if (path === '/parent-gallery') return 'gallery';
  if (path !== '/parent-dashboard') return 'frame';
  return view === null ? 'day' : view === 'gallery' ? 'gallery' : 'frame';
}

/** The value of the `Link` header by which a page's first reads are on their way before its code. */
export const preloadOf = ({ route, sent }: ReturnType<typeof firstReadsOf>): string =>
  `<${addressOf(route, sent)}>; rel=preload; as=fetch; crossorigin=use-credentials`;
