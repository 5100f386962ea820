import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSearchWith } from './searchAhead.ts';
import { IN_PLACE } from './useScreenTitle.ts';

/**
 * What is typed into a list's search: in the field at once, and in the address, so that a reload and a link keep it. A link that leads
 * to the list with another search takes the place of what was typed.
 */
export function useSearchText(what = 'search'): readonly [typed: string, type: (text: string) => void] {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const searchWith = useSearchWith();
  const asked = search.get(what);
  const [field, setField] = useState({ asked, typed: asked ?? '' });
  // The address comes after what is typed; only one that was not written here is followed.
  if (field.asked !== asked) setField({ asked, typed: state?.typed === true ? field.typed : (asked ?? '') });
  const type = (typed: string) => {
    setField({ ...field, typed });
    void navigate(`?${searchWith({ [what]: typed || null })}`, {
      ...IN_PLACE,
      state: { inPlace: true, typed: true },
    });
  };
  return [field.typed, type];
}
