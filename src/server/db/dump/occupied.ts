import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { OWNER_ROLE, REQUEST_ROLES } from '../roles.ts';
import { quoted } from './snapshot.ts';
import { type Table, tablesOf } from './tables.ts';

const SESSIONS = `
  select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = any ($1)`;

/** So long sessions that end are waited for: 3 s. */
const TRIES = 15;
const WAIT_MS = 200;

/** Throws when a Larkhouse works on this database, or has anything in it. */
export async function refuseOccupied(admin: pg.ClientBase): Promise<void> {
  const tables = (await tablesOf(admin)).filter(({ owner }) => owner === OWNER_ROLE);
  if (tables.length > 0) await refuseHeld(admin, tables);
  await refuseInUse(admin);
}

/** Throws when a Larkhouse works on this database. A connection that was closed is still told of for a moment. */
export async function refuseInUse(admin: pg.ClientBase): Promise<void> {
  for (let tries = 0; ((await admin.query(SESSIONS, [[...REQUEST_ROLES]])).rowCount ?? 0) > 0; tries += 1) {
    if (tries === TRIES)
      throw new ConfigError('A Larkhouse works on this database; stop it, or name another database.');
    await delay(WAIT_MS);
  }
}

async function refuseHeld(admin: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  await admin.query(`set role ${OWNER_ROLE}`);
  try {
    const some = tables.map((table) => `exists (select from ${quoted(table)})`).join(' or ');
    const { rows } = await admin.query<{ holds: boolean }>(`select ${some} as holds`);
    if (rows[0]?.holds)
      throw new ConfigError(
        'This database holds a Larkhouse already. Only an empty one is filled: name another, or put this one aside yourself.',
      );
  } finally {
    await admin.query('reset role');
  }
}

/** Removes the empty tables that a filling left which was cut off. Only where `refuseOccupied` found no row. */
export async function clearLeftovers(admin: pg.ClientBase): Promise<void> {
  if ((await tablesOf(admin)).length === 0) return;
  await admin.query(`drop owned by ${OWNER_ROLE}, larkhouse_jobs cascade`);
}
