import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSearchWith } from './searchAhead.ts';
import { IN_PLACE } from './useScreenTitle.ts';

/** What a screen shows beside itself, as the address says it, with how to change it without leaving the place. */
export function useSearchValue(what: string): readonly [value: string | null, show: (value: string | null) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = useSearchWith();
  const show = (value: string | null) => void navigate(`?${searchWith({ [what]: value })}`, IN_PLACE);
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
  const searchWith = useSearchWith();
  const open = (value: string) =>
    void navigate(`?${searchWith({ [what]: value })}`, {
      preventScrollReset: true,
      state: { inPlace: true, opened: what },
    });
  const close = () =>
    void (state?.opened === what ? navigate(-1) : navigate(`?${searchWith({ [what]: null })}`, IN_PLACE));
  const replace = (value: string) =>
    void navigate(`?${searchWith({ [what]: value })}`, { ...IN_PLACE, state: { ...state, inPlace: true } });
  return [search.get(what), open, close, replace];
}
