import pg from 'pg';
import type { TestLarkhouse } from './larkhouse.ts';

/** Looks behind the doors: a connection that no rule holds back. */
export async function asSuperuser<T>(
  { superuser }: Pick<TestLarkhouse, 'superuser'>,
  look: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end();
  }
}

/** How many wait for a lock that another one holds. */
export const waitingForLocks = (larkhouse: Pick<TestLarkhouse, 'superuser'>): Promise<number> =>
  asSuperuser(larkhouse, async (client) => {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount ?? 0;
  });

/**
 * Has PostgreSQL count what its tables hold: what it does by itself once much was written, which the tests' is told not to.
 * By how it was before, hundreds of families would be looked up one by one for each of hundreds of children.
 */
export const countAnew = (larkhouse: Pick<TestLarkhouse, 'superuser'>) =>
  asSuperuser(larkhouse, async (client) => void (await client.query('analyze')));
