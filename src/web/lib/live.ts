import type { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/kernel/topics.ts';
import { forgetPrefetched } from './api.ts';
import { type Watch, watchServer } from './away.ts';
import { withoutEcho } from './echo.ts';
import { type LiveEvent, openStream } from './liveStream.ts';
import { ALL_LIVE_READS } from './liveTopics.ts';
import { takeAnswered } from './ownWrites.ts';
import type { Portal } from './portal.ts';
import { refetch, refetchTopics } from './refetch.ts';
import { parentSession, staffSession } from './session.ts';

/** What tabs say to each other: the stream's events, a newcomer's question, and the leading tab's answer to it. */
type Word = LiveEvent | { readonly kind: 'hello' } | { readonly kind: 'connection'; readonly up: boolean };

const POLL = 30_000;

/**
 * Keeps what is on the screen fresh. However many tabs are open, one holds the stream (HTTP/1.1 allows six
 * connections) and passes its events on to the others; when that tab closes, another takes over.
 * @returns how to end it
 */
export function openLive(portal: Portal, client: QueryClient): () => void {
  const server = watchServer(client);
  const freshness = keepFresh(client, server);
  const closing = new AbortController();
  const name = `larkhouse-live-${portal}`;

  if (!('locks' in navigator)) {
    const close = openStream(portal, freshness.hear, readSince(portal, client));
    return () => {
      close();
      freshness.stop();
      server.stop();
    };
  }

  const channel = new BroadcastChannel(name);
  let up: boolean | undefined;
  channel.onmessage = ({ data: word }: MessageEvent<Word>) => {
    if (word.kind !== 'hello') freshness.hear(word);
    else if (up !== undefined) channel.postMessage({ kind: 'connection', up } satisfies Word);
  };
  channel.postMessage({ kind: 'hello' } satisfies Word);

  const lead = () =>
    new Promise<void>((released) => {
      // Closed in the moment in which its turn came.
      if (closing.signal.aborted) return released();
      const tell = (event: LiveEvent) => {
        if (event.kind === 'open' || event.kind === 'down') up = event.kind === 'open';
        // Other tabs may have read something earlier than this one.
        channel.postMessage(event.kind === 'open' ? ({ kind: 'open' } satisfies Word) : event);
        freshness.hear(event);
      };
      const close = openStream(portal, tell, readSince(portal, client));
      closing.signal.addEventListener('abort', () => {
        close();
        released();
      });
    });
  // Aborted while still waiting for its turn: then there is nothing to release.
  navigator.locks.request(name, { signal: closing.signal }, lead).catch(() => {});

  return () => {
    closing.abort();
    channel.close();
    freshness.stop();
    server.stop();
  };
}

/** The session is asked for before anything else that the screen reads. */
const readSince = (portal: Portal, client: QueryClient): string | undefined =>
  (portal === 'staff' ? client.getQueryData(staffSession.queryKey) : client.getQueryData(parentSession.queryKey))?.now;

/** Turns the stream's events into reads: the named ones, all after a gap, all every 30 s while there is no stream. */
function keepFresh(client: QueryClient, server: Watch) {
  let newest: number | undefined;
  let explained = false;
  let poll: ReturnType<typeof setInterval> | undefined;
  const refetchChanged = (topics: readonly Topic[], writes?: readonly string[]) =>
    void withoutEcho(topics, writes).then((stale) => refetchTopics(client, stale));
  const refetchAll = () => void refetch(client, ALL_LIVE_READS);
  const stop = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const startPolling = () => {
    poll ??= setInterval(refetchAll, POLL);
  };

  const hear = (word: Exclude<Word, { kind: 'hello' }>): void => {
    if (word.kind === 'lost') server.suspect();
    else if (word.kind !== 'connection' && word.kind !== 'down') server.heard();
    switch (word.kind) {
      case 'connection':
        if (word.up) stop();
        else startPolling();
        break;
      case 'down':
        startPolling();
        break;
      case 'open':
        stop();
        newest = undefined;
        if (word.changed) refetchChanged(word.changed, word.writes);
        else refetchIdle(client);
        break;
      case 'stale':
        explained = true;
        refetchChanged(word.topics, word.writes);
        break;
      case 'beat':
        // This page read what its own writes changed again by itself, whether or not anybody was told.
        explained = takeAnswered() || explained;
        if (newest !== undefined && newest !== word.newest && !explained) refetchAll();
        newest = word.newest;
        explained = false;
    }
  };
  return { hear, stop };
}

/** What was read before the stream stood may have changed unseen; what is just being read is left in peace. */
function refetchIdle(client: QueryClient): void {
  forgetPrefetched();
  void client.invalidateQueries({
    predicate: ({ queryKey, state }) =>
      state.fetchStatus === 'idle' && ALL_LIVE_READS.some((route) => route === queryKey[0]),
  });
}
