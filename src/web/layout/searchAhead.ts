import { createContext, useContext } from 'react';

/**
 * What the address asks for, or will in a moment: a change of it is drawn later than it is made. Given by the application; a hook of the
 * router would say what was drawn last.
 */
export const SearchAhead = createContext<() => string>(() => window.location.search);

/**
 * What the address asks for with some of it changed; null takes one away. Of two choices that are made before the screen is drawn again, as
 * on a slow phone, the second leaves the first.
 */
export function useSearchWith() {
  const ahead = useContext(SearchAhead);
  return (changes: Readonly<Record<string, string | null>>): URLSearchParams => {
    const search = new URLSearchParams(ahead());
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) search.delete(name);
      else search.set(name, value);
    }
    return search;
  };
}
