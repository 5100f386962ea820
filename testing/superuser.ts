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
