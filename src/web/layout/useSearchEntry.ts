import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { IN_PLACE } from './useScreenTitle.ts';

/** What a screen shows beside itself, as the address says it, with how to change it without leaving the place. */
export function useSearchValue(what: string): readonly [value: string | null, show: (value: string | null) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = (value: string | null) => void navigate(`?${changed(search, what, value)}`, IN_PLACE);
  return [search.get(what), show];
}

/**
 * What is typed into a list's search: in the field at once, and in the address, so that a reload and a link keep it. A link that leads
 * to the list with another search takes the place of what was typed.
 */
export function useSearchText(what = 'search'): readonly [typed: string, type: (text: string) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = search.get(what);
  const [field, setField] = useState({ asked, typed: asked ?? '' });
  // The address comes after what is typed; only one that was not written here is followed.
  if (field.asked !== asked) setField({ asked, typed: state?.typed === true ? field.typed : (asked ?? '') });
  const type = (typed: string) => {
    setField({ ...field, typed });
    void navigate(`?${changed(search, what, typed || null)}`, { ...IN_PLACE, state: { inPlace: true, typed: true } });
  };
  return [field.typed, type];
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
    void navigate(`?${changed(search, what, value)}`, {
      preventScrollReset: true,
      state: { inPlace: true, opened: what },
    });
  const close = () =>
    void (state?.opened === what ? navigate(-1) : navigate(`?${changed(search, what, null)}`, IN_PLACE));
  const replace = (value: string) =>
    void navigate(`?${changed(search, what, value)}`, { ...IN_PLACE, state: { ...state, inPlace: true } });
  return [search.get(what), open, close, replace];
}

function changed(search: URLSearchParams, what: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === null) next.delete(what);
  else next.set(what, value);
  return next;
}
