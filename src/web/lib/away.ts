import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answers } from './answers.ts';
import { onUnreachable } from './transport.ts';

/** The stream pulses every 2 s: without a sound for so long the server is asked whether it is there. With its answer's time within 5 s (web-34). */
const SILENCE_MS = 3_000;
/** How often it is asked while it is away. */
const AGAIN_MS = 2_000;
/** How often it is asked while it answers and no stream is to be had. */
const CALM_MS = 20_000;

/** When the server was last heard (milliseconds by this device's clock), while it is away; null while it answers. */
let away: number | null = null;
const readers = new Set<() => void>();

/** When the server was last heard (milliseconds by this device's clock) while it cannot be reached, else null. */
export const useAwaySince = (): number | null => useSyncExternalStore(onChange, () => away);

/** Calls a listener whenever the server goes away and comes back. */
export function onChange(listener: () => void): () => void {
  readers.add(listener);
  return () => readers.delete(listener);
}
export const isAway = (): boolean => away !== null;

function say(since: number | null): void {
  if (away === since) return;
  away = since;
  // What is saved meanwhile waits, and goes out by itself.
  onlineManager.setOnline(since === null);
  for (const reader of readers) reader();
}

export interface Watch {
  /** The server was heard. */
  heard(): void;
  /** Something did not arrive: it is asked at once. */
  suspect(): void;
  stop(): void;
}

/** Notices that the server is away and that it is back, when all that could not be read is read again. */
export function watchServer(client: QueryClient): Watch {
  let last = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  let stopped = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void ask(), ms);
  };
  const back = () => {
    last = Date.now();
    if (!isAway()) return;
    say(null);
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const heard = () => {
    back();
    wait(SILENCE_MS);
  };
  async function ask(): Promise<void> {
    if (asking || stopped) return;
    // Nobody looks, and browsers slow the timers of pages that are not shown.
    if (document.visibilityState !== 'visible') return wait(AGAIN_MS);
    asking = true;
    const there = await answers();
    asking = false;
    if (stopped) return;
    if (there) back();
    else say(away ?? last);
    wait(there ? CALM_MS : AGAIN_MS);
  }
  const askNow = () => void ask();
  const keepPage = (event: BeforeUnloadEvent) => {
    if (isAway() && client.isMutating() > 0) event.preventDefault();
  };
  const looks = ['online', 'offline'] as const;
  for (const look of looks) addEventListener(look, askNow);
  document.addEventListener('visibilitychange', askNow);
  addEventListener('beforeunload', keepPage);
  onUnreachable(askNow);
  wait(SILENCE_MS);
  return {
    heard,
    suspect: askNow,
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const look of looks) removeEventListener(look, askNow);
      document.removeEventListener('visibilitychange', askNow);
      removeEventListener('beforeunload', keepPage);
      onUnreachable(() => {});
      say(null);
    },
  };
}
