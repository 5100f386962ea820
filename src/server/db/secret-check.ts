import { createHash } from 'node:crypto';
import type pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { OWNER_ROLE } from './roles.ts';

/** What a secret is recognised by without telling it. */
export const fingerprintOf = (secret: Buffer): Buffer =>
  createHash('sha256').update('larkhouse fingerprint').update(secret).digest();

/**
 * Refuses a start with another secret than the one the database was made with: nothing encrypted could be read, and the
 * roles' passwords would change under other processes.
 */
export async function refuseOtherSecret(admin: pg.ClientBase, fingerprint: Buffer): Promise<void> {
  const { rows: there } = await admin.query<{ there: boolean }>(
    "select to_regclass('public.installation') is not null as there",
  );
  if (!there[0]?.there) return;
  const { rows } = await asOwner<{ kept: Buffer }>(admin, 'select secret_fingerprint as kept from installation');
  if (!rows[0] || rows[0].kept.equals(fingerprint)) return;
  throw new ConfigError(
    "The secret (LARKHOUSE_SECRET, or the file 'secret' in the data folder) is not the one this database was made with.",
  );
}

/** The first secret a database sees is its own. */
export const rememberSecret = (admin: pg.ClientBase, fingerprint: Buffer) =>
  asOwner(admin, 'insert into installation (secret_fingerprint) values ($1) on conflict (id) do nothing', [
    fingerprint,
  ]);

async function asOwner<Row extends pg.QueryResultRow>(admin: pg.ClientBase, text: string, values: unknown[] = []) {
  await admin.query(`set role ${OWNER_ROLE}`);
  try {
    return await admin.query<Row>(text, values);
  } finally {
    await admin.query('reset role');
  }
}
