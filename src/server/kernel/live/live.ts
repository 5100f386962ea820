import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Topic } from '#contract/kernel/topics.ts';
import type { Stale } from '#server/db/scope.ts';
import { ask } from '#server/db/sql.ts';

export interface Nudge {
  readonly centerId: number;
  readonly topics: readonly Topic[];
  /** The children it is about; null: too many to name. */
  readonly childIds: readonly number[] | null;
  /** Guardians whose rights or sessions changed; null: too many to name. */
  readonly guardianIds: readonly number[] | null;
  /** Whom each person's own topics concern; null: too many to name. */
  readonly readers: readonly string[] | null;
  /** The writes it comes of, as their browsers named them; null: it comes of something else, too. */
  readonly writes: readonly string[] | null;
}

/** What a process says when it could not tell the others something. */
interface Gap {
  readonly isGap: true;
}

/** Tells open streams, here and in other processes, what became stale. Carries topics and ids, never data. */
export interface Live {
  /** Called after a commit; what comes within 25 ms for one center travels as one. */
  publish(centerId: number, stale: Stale): void;
  /**
   * Gets every nudge; returns the way to stop.
   * @param heed is told whether the nudges of other processes come, and told so anew after some may have been lost
   */
  subscribe(listener: (nudge: Nudge) => void, heed?: (isHeard: boolean) => void): () => void;
  close(): Promise<void>;
}

const CHANNEL = 'larkhouse_live';
const COALESCE_MS = 25;
const RECONNECT_MS = 500;

/** @param connection a plain connection (LISTEN doesn't work on a pipelined one) */
export function startLive(connection: pg.ClientConfig): Live {
  const self = randomUUID();
  const listeners = new Map<(nudge: Nudge) => void, (isHeard: boolean) => void>();
  const waiting = new Map<number, Waiting>();
  let client: pg.Client | null = null;
  let closed = false;
  let sending: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  /** Something was told that no other process can have heard. */
  let isUnsent = false;

  const tell = (nudge: Nudge) => {
    for (const listener of listeners.keys()) listener(nudge);
  };
  const hear = (isHeard: boolean) => {
    for (const heed of listeners.values()) heed(isHeard);
  };

  const reconnect = () => {
    retry = undefined;
    void connect();
  };
  const connect = async () => {
    const fresh = new pg.Client(connection);
    const lost = () => {
      if (client === fresh) {
        client = null;
        hear(false);
      }
      if (!closed) retry ??= setTimeout(reconnect, RECONNECT_MS);
    };
    fresh.on('error', lost);
    fresh.on('end', lost);
    fresh.on('notification', ({ payload }) => {
      const { from, ...nudge } = JSON.parse(payload ?? '{}') as (Nudge | Gap) & { from: string };
      if (from === self) return;
      if ('isGap' in nudge) hear(true);
      else tell(nudge);
    });
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      // What is told is worth nothing after a crash, and needs no wait for the disk, which would be one more for whoever writes then.
      await fresh.query('set synchronous_commit = off');
      client = fresh;
      hear(true);
      if (isUnsent) notify(JSON.stringify({ from: self, isGap: true } satisfies Gap & { from: string }));
      isUnsent = false;
    } catch {
      lost();
    }
  };

  const notify = (payload: string) => {
    // A lost connection loses the nudge to other processes: they hear of the gap, and their heartbeat notices the difference.
    sending = sending.then(async () => {
      const text = 'select pg_notify($1, $2)';
      const sent = client && ask(client, { text, values: [CHANNEL, payload], rowMode: 'array' });
      isUnsent = !(await sent?.catch(() => undefined)) || isUnsent;
    });
  };

  const flush = () => {
    timer = undefined;
    for (const [centerId, { topics, childIds, guardianIds, readers, writes }] of waiting) {
      const nudge: Nudge = {
        centerId,
        topics: [...topics],
        childIds: [...childIds],
        guardianIds: [...guardianIds],
        readers: [...readers],
        writes: namesOf(writes),
      };
      tell(nudge);
      notify(payloadOf(self, nudge));
    }
    waiting.clear();
  };

  void connect();
  return {
    publish(centerId, stale) {
      const known = waiting.get(centerId);
      if (known) merge(known, stale);
      else waiting.set(centerId, { ...stale, writes: new Set([stale.write]) });
      timer ??= setTimeout(flush, COALESCE_MS);
    },
    subscribe(listener, heed = () => {}) {
      listeners.set(listener, heed);
      if (client) heed(true);
      return () => listeners.delete(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

/** What several transactions made stale, with the name of each one's write. */
type Waiting = Omit<Stale, 'write'> & { readonly writes: Set<string | null> };

function merge(known: Waiting, { topics, childIds, guardianIds, readers, write }: Stale): void {
  known.writes.add(write);
  for (const topic of topics) known.topics.add(topic);
  for (const id of childIds) known.childIds.add(id);
  for (const id of guardianIds) known.guardianIds.add(id);
  for (const reader of readers) known.readers.add(reader);
}

function namesOf(writes: ReadonlySet<string | null>): string[] | null {
  const names = [...writes].filter((name) => name !== null);
  return names.length === writes.size ? names : null;
}

/** PostgreSQL takes 8,000 bytes; so many people mean: everybody looks at everything. */
function payloadOf(from: string, nudge: Nudge): string {
  const whole = JSON.stringify({ from, ...nudge });
  return whole.length < 7500
    ? whole
    : JSON.stringify({ from, ...nudge, childIds: null, guardianIds: null, readers: null, writes: null });
}
