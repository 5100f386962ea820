import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** What is typed, once there is a pause: not every letter is asked for. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
