import { useNavigate, useSearchParams } from 'react-router';
import { useSearchWith } from './searchAhead.ts';
import { IN_PLACE } from './useScreenTitle.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The choices of a screen, all of them in the address, so that a reload and a link keep them. */
export function useSearchFields() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const searchWith = useSearchWith();
  return {
    asked: (name: string): string | null => search.get(name),
    /** A day that was chosen: the usual one where none was, '' where what stands there is none. */
    askedDay(name: string, usual: string): string {
      const value = search.get(name);
      return value === null ? usual : DAY.test(value) ? value : '';
    },
    /** Changes these choices and leaves the others; null takes one away. */
    choose: (changes: Readonly<Record<string, string | null>>): void =>
      void navigate(`?${searchWith(changes)}`, IN_PLACE),
  };
}
