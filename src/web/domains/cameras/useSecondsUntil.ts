import { useSyncExternalStore } from 'react';
import { secondsUntil } from '#web/lib/time.ts';

/** Counts down, each second, to a moment (ISO 8601) of the server's clock. */
export const useSecondsUntil = (instant: string): number =>
  useSyncExternalStore(everySecond, () => secondsUntil(instant));

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
