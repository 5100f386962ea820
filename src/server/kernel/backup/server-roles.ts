import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import type { Reach } from '#server/db/database.ts';
import { codeOf } from '#server/error-code.ts';

const WRONG_PASSWORD = '28P01';

/**
 * Throws where the server's roles have passwords of another secret: they belong to the whole server, and to restore here would lock
 * out the Larkhouse that uses them.
 */
export async function refuseOtherRoles(reach: Reach): Promise<void> {
  if (!(await hasRoles(reach))) return;
  const client = new pg.Client(reach.as('larkhouse_jobs'));
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    // May it not enter this database yet, its password was right.
    if (codeOf(error) === WRONG_PASSWORD)
      throw new ConfigError(
        'The PostgreSQL server has the roles of another Larkhouse, with another secret. Restore on a server of its own; or, if that Larkhouse is gone, drop its roles.',
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function hasRoles(reach: Reach): Promise<boolean> {
  const admin = new pg.Client(reach.admin);
  admin.on('error', () => undefined);
  await admin.connect().catch((cause: unknown) => {
    throw new ConfigError(`The database cannot be reached (${codeOf(cause) ?? 'no answer'}).`, { cause });
  });
  try {
    return ((await admin.query("select from pg_roles where rolname = 'larkhouse_jobs'")).rowCount ?? 0) > 0;
  } finally {
    await admin.end();
  }
}
