import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** One application per data folder: it holds this advisory lock for as long as it lives. */
const INSTANCE_LOCK = 8_231_177;
const RETRY_MS = 100;

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
      await held?.client.end().catch(() => undefined);
      await keeping;
    },
  };

  async function keep(): Promise<void> {
    while (!releasing.signal.aborted) {
      await held?.cut;
      held = await delay(RETRY_MS, undefined, { signal: releasing.signal })
        .then(() => take(connection))
        .catch(() => undefined);
    }
    await held?.client.end().catch(() => undefined);
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
  const client = new pg.Client({ ...connection, application_name: 'larkhouse lock' });
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
