import { useSearchParams } from 'react-router';
import { IN_PLACE } from './useScreenTitle.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The choices of a screen, all of them in the address, so that a reload and a link keep them. */
export function useSearchFields() {
  const [search, setSearch] = useSearchParams();
  return {
    asked: (name: string): string | null => search.get(name),
    /** A day that was chosen: the usual one where none was, '' where what stands there is none. */
    askedDay(name: string, usual: string): string {
      const value = search.get(name);
      return value === null ? usual : DAY.test(value) ? value : '';
    },
    /** Changes these choices and leaves the others; null takes one away. */
    choose: (changes: Readonly<Record<string, string | null>>): void =>
      setSearch((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      }, IN_PLACE),
  };
}
