import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once there is a pause: not every letter is asked for. */
export function useDebounced(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return debounced;
}
