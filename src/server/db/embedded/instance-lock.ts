import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** One application per data folder: it holds this advisory lock for as long as it lives. */
const INSTANCE_LOCK = 8_231_177;
const RETRY_MS = 100;
const CONNECT_MS = 5_000;
const GOODBYE_MS = 1_000;

export interface InstanceLock {
  release(): Promise<void>;
}

/**
 * Takes the lock, on a connection of its own, on the database that `connection` leads to; undefined when another
 * application holds it. A cut connection (a session that crashes takes all others with it) is opened again.
 */
export async function takeInstanceLock(connection: pg.ClientConfig): Promise<InstanceLock | undefined> {
  const releasing = new AbortController();
  let held = await take(connection);
  if (held === undefined) return undefined;
  const keeping = keep();
  return {
    async release() {
      releasing.abort();
      await keeping;
    },
  };

  async function keep(): Promise<void> {
    const { signal } = releasing;
    const released = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    while (!signal.aborted) {
      await Promise.race([held?.cut, released]);
      if (signal.aborted) break;
      held = await delay(RETRY_MS, undefined, { signal })
        .then(() => take(connection))
        .catch(() => undefined);
    }
    // A session that is stuck never says goodbye; it ends with its server.
    const ended = held?.client.end().catch(() => undefined);
    await Promise.race([ended, delay(GOODBYE_MS, undefined, { ref: false })]);
  }
}

/** Looks at the lock without taking it, so as not to disturb an application that is about to. */
export async function isInstanceLockHeld(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1 and objsubid = 1`,
    [INSTANCE_LOCK],
  );
  return rowCount !== 0;
}

interface HeldLock {
  client: pg.Client;
  /** Settles when the connection is gone and the lock with it. */
  cut: Promise<void>;
}

async function take(connection: pg.ClientConfig): Promise<HeldLock | undefined> {
  const client = new pg.Client({
    ...connection,
    application_name: 'larkhouse lock',
    connectionTimeoutMillis: CONNECT_MS,
  });
  const cut = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [INSTANCE_LOCK]);
  if (rows[0]?.taken) return { client, cut };
  await client.end();
  return undefined;
}
