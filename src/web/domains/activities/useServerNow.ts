import { useSyncExternalStore } from 'react';

const EVERY_MS = 5000;

/** The server's clock in milliseconds, by what it said when `read` arrived; renders again every few seconds. */
export function useServerNow(read: {
  readonly data: { readonly now: string } | undefined;
  readonly dataUpdatedAt: number;
}): number {
  const tick = useSyncExternalStore(onTick, () => Math.floor(Date.now() / EVERY_MS) * EVERY_MS);
  if (!read.data) return tick;
  return Date.parse(read.data.now) + Math.max(0, tick - read.dataUpdatedAt);
}

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, EVERY_MS);
  return () => clearInterval(timer);
}
