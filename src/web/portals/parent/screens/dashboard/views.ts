import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { IN_PLACE } from '../../../../layout/useScreenTitle.ts';
import { HOMES } from '../../../../lib/session.ts';

/** The dashboard's views beside itself (seed 001 section 2). */
export const VIEWS = ['profile', 'settings', 'cameras', 'billing', 'checkout', 'gallery', 'tax-documents'] as const;
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

/** One of them, as the address says it, with how to change it without leaving the place. */
export function useShown(what: Shown): readonly [value: string | null, show: (value: string | null) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = (value: string | null) => void navigate(`?${changed(search, what, value)}`, IN_PLACE);
  return [search.get(what), show];
}

/**
 * The same for a dialog: it is opened with an entry of its own in the history, so that a phone's Back closes it, and a
 * session that ends while it is open comes back to it after the next login. `turn` shows another one in the same entry.
 */
export function useOpened(
  what: Shown,
): readonly [value: string | null, open: (value: string) => void, close: () => void, turn: (value: string) => void] {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (value: string) =>
    void navigate(`?${changed(search, what, value)}`, {
      preventScrollReset: true,
      state: { inPlace: true, opened: what },
    });
  const close = () =>
    void (state?.opened === what ? navigate(-1) : navigate(`?${changed(search, what, null)}`, IN_PLACE));
  const turn = (value: string) =>
    void navigate(`?${changed(search, what, value)}`, { ...IN_PLACE, state: { ...state, inPlace: true } });
  return [search.get(what), open, close, turn];
}

function changed(search: URLSearchParams, what: Shown, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(what);
  else next.set(what, value);
  return next;
}
