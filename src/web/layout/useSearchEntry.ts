import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { IN_PLACE } from './useScreenTitle.ts';

/** What a screen shows beside itself, as the address says it, with how to change it without leaving the place. */
export function useSearchValue(what: string): readonly [value: string | null, show: (value: string | null) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = (value: string | null) => void navigate(`?${searchWith(search, what, value)}`, IN_PLACE);
  return [search.get(what), show];
}

/**
 * What a dialog shows, as the address says it: it is opened with an entry of its own in the history, so that a phone's Back closes it, and a
 * session that ends while it is open comes back to it after the next login. `replace` shows another one in the same entry.
 */
export function useSearchEntry(
  what: string,
): readonly [value: string | null, open: (value: string) => void, close: () => void, turn: (value: string) => void] {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const open = (value: string) =>
    void navigate(`?${searchWith(search, what, value)}`, {
      preventScrollReset: true,
      state: { inPlace: true, opened: what },
    });
  const close = () =>
    void (state?.opened === what ? navigate(-1) : navigate(`?${searchWith(search, what, null)}`, IN_PLACE));
  const replace = (value: string) =>
    void navigate(`?${searchWith(search, what, value)}`, { ...IN_PLACE, state: { ...state, inPlace: true } });
  return [search.get(what), open, close, replace];
}

/** What the address asks for with one of its values changed; null takes it away. */
export function searchWith(search: URLSearchParams, what: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(what);
  else next.set(what, value);
  return next;
}
