import { useSearchParams } from 'react-router';
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
