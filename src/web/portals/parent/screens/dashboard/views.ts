import { useLocation, useSearchParams } from 'react-router';
import { useSearchEntry, useSearchValue } from '#web/layout/useSearchEntry.ts';
import { HOMES } from '#web/lib/session.ts';

/** The dashboard's views beside itself (family-day-1). */
export const VIEWS = [
  'profile',
  'settings',
  'cameras',
  'billing',
  'checkout',
  'gallery',
  'tax-documents',
  'calendar',
  'growth',
] as const;
export type View = (typeof VIEWS)[number];

/** Which view and whose: both are part of the address, so that Back, a reload and a link work. */
export function useAddress(): { readonly view: View | 'dashboard'; readonly child: string | null } {
  const [search] = useSearchParams();
  const asked = search.get('view');
  return { view: VIEWS.find((view) => view === asked) ?? 'dashboard', child: search.get('child') };
}

/** The views that have an address of their own as well (web-2). */
const OWN_ADDRESSES: Readonly<Record<string, View | 'messages'>> = {
  '/parent-gallery': 'gallery',
  '/parent-messages': 'messages',
  '/parent-profile': 'profile',
  '/parent-settings': 'settings',
};

/** Which view is on the screen, at whichever of its addresses; undefined on a screen that is none. */
export function useShownView(): View | 'dashboard' | 'messages' | undefined {
  const { pathname } = useLocation();
  const { view } = useAddress();
  return pathname === HOMES.parent ? view : OWN_ADDRESSES[pathname];
}

/** The address of a view; the child stays the one that is shown. */
export function addressOf(view: View | 'dashboard', child: string | null): string {
  const search = new URLSearchParams({
    ...(view !== 'dashboard' && { view }),
    ...(child !== null && { child }),
  });
  return search.size > 0 ? `${HOMES.parent}?${search}` : HOMES.parent;
}

/** What the dashboard may show beside the child: a day, and what is open above it. */
export type Shown = 'date' | 'tell' | 'incident' | 'photo';

export const useShown = (what: Shown) => useSearchValue(what);
export const useOpened = (what: Shown) => useSearchEntry(what);
