import { addressOf } from '#contract/kernel/address.ts';
import type { Topic } from '#contract/kernel/topics.ts';
import { isAway, onChange } from './away.ts';
import type { Portal } from './portal.ts';

export type LiveEvent =
  /** `changed`: all that happened since what was named when it was opened; left out where that is not known. `writes`: as of `stale`. */
  | { readonly kind: 'open'; readonly changed?: readonly Topic[]; readonly writes?: readonly string[] }
  | { readonly kind: 'down' }
  /** The line broke: by now or soon it is tried again. */
  | { readonly kind: 'lost' }
  /** The server is there, and nothing happened. */
  | { readonly kind: 'pulse' }
  /** `writes`: the names of the writes it comes of, where it comes of nothing else. */
  | { readonly kind: 'stale'; readonly topics: readonly Topic[]; readonly writes?: readonly string[] }
  | { readonly kind: 'beat'; readonly newest: number };

/** The server's heart beats every 20 s, and it pulses in between: after this long without a sound the line is dead, whatever the socket says. */
const SILENCE = 50_000;
const LONGEST_WAIT = 30_000;

/**
 * Keeps a stream of server-sent events open, trying again ever more slowly while it fails.
 * @param since the server's time before which all was read that is on the screen
 * @returns how to end it
 */
export function openStream(portal: Portal, tell: (event: LiveEvent) => void, since?: string): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(fail, SILENCE);
  };

  const connect = () => {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(addressOf('GET /api/live', { query: { portal, since } }));
    since = undefined;
    let isOpen = false;
    heard();
    source.onerror = fail;
    source.addEventListener('pulse', () => {
      heard();
      tell({ kind: 'pulse' });
    });
    source.addEventListener('stale', ({ data }) => {
      heard();
      const { topics, writes } = JSON.parse(data);
      tell({ kind: 'stale', topics, writes });
    });
    source.addEventListener('beat', ({ data }) => {
      heard();
      const { newest, changed, writes } = JSON.parse(data);
      // The first one comes at once.
      if (!isOpen) tell({ kind: 'open', changed, writes });
      isOpen = true;
      failures = 0;
      tell({ kind: 'beat', newest });
    });
  };

  function fail() {
    source?.close();
    source = undefined;
    clearTimeout(silence);
    clearTimeout(retry);
    failures += 1;
    tell({ kind: 'lost' });
    if (failures > 1) tell({ kind: 'down' });
    // A little chance, so that a hundred tablets do not come back in the same moment.
    retry = setTimeout(connect, Math.min(LONGEST_WAIT, 1000 * 2 ** (failures - 1)) * (0.75 + Math.random() / 2));
  }

  const wake = () => {
    if (!source && !isAway() && document.visibilityState === 'visible') connect();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const unheed = onChange(wake);
  connect();

  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    unheed();
    clearTimeout(retry);
    clearTimeout(silence);
    source?.close();
  };
}
