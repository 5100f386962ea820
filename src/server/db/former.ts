import pg from 'pg';
import { ConfigError } from '#server/config.ts';
import { codeOf } from '#server/error-code.ts';
import { prepareDatabase, type Reach } from './database.ts';
import { tablesOf } from './dump/tables.ts';

// The built-in database remembers, as its comment, which Larkhouse prepared it last. Before another one does, it is copied within its
// server; the copy bears a comment once the other is done. So a start that fails, or is cut off, leaves what was there.

const NO_ROOM = '53100';
/** Of a database that was moved from an earlier PostgreSQL, whose folder is the copy. */
const MOVED = 'moved';
/** In the copy's comment between the version that it is of and the moment when another one was done. */
const UNTIL = ' until ';

/**
 * Prepares the built-in database for this version. One that another version prepared is copied before, and put back as it was when that
 * fails (operations-8).
 */
export async function prepareKeeping(reach: Reach, version: string, fingerprint: Buffer): Promise<void> {
  const before = await keepFormer(reach, version);
  try {
    await prepareDatabase(reach, fingerprint);
  } catch (cause) {
    if (!before) throw cause;
    await putBack(reach);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`${reason} The database is as it was before; ${before} still runs on it.`, { cause });
  }
  await beside(reach, async (admin, { name, former }) => {
    await comment(admin, name, version);
    if (before) await comment(admin, former, `${before}${UNTIL}${new Date().toISOString()}`);
  });
}

/** Puts the copy in the place of the database; null: there is none. Answers which Larkhouse it is of. Nobody may be connected. */
export const putBack = (reach: Reach): Promise<string | null> =>
  beside(reach, async (admin, { name, former }) => {
    const kept = await commentOf(admin, former);
    if (kept === undefined) return null;
    // Until an upgrade is done, the database itself still says what it was.
    const version = kept?.split(UNTIL)[0] ?? (await commentOf(admin, name)) ?? 'the version before';
    const left = `${name}_left`;
    await drop(admin, left);
    await admin.query('begin');
    await comment(admin, former, version);
    await admin.query(`alter database ${quote(name)} rename to ${quote(left)}`);
    await admin.query(`alter database ${quote(former)} rename to ${quote(name)}`);
    await admin.query('commit');
    await drop(admin, left);
    return version;
  });

/** Says that a database was moved and needs no copy before it is prepared. */
export const noteMoved = (reach: Reach): Promise<void> =>
  beside(reach, async (admin, { name }) => void (await comment(admin, name, MOVED)));

/** Removes the copy of an upgrade that was done before a moment. */
export const dropFormer = (reach: Reach, before: Date): Promise<void> =>
  beside(reach, async (admin, { former }) => {
    const done = Date.parse((await commentOf(admin, former))?.split(UNTIL)[1] ?? '');
    if (done < before.getTime()) await drop(admin, former);
  });

/** Copies a database that another version prepared; answers which, null: there was nothing to keep. */
async function keepFormer(reach: Reach, version: string): Promise<string | null> {
  if (!(await isFilled(reach))) return null;
  // An upgrade that was cut off: nobody has worked with it.
  const cutOff = await beside(reach, async (admin, { former }) => (await commentOf(admin, former)) === null);
  if (cutOff) await putBack(reach);
  return beside(reach, async (admin, { name, former }) => {
    const noted = (await commentOf(admin, name)) ?? 'the version before';
    if (noted === version || noted === MOVED) return null;
    await drop(admin, former);
    await admin.query(`create database ${quote(former)} template ${quote(name)} strategy file_copy`).catch((cause) => {
      if (codeOf(cause) !== NO_ROOM) throw cause;
      throw new ConfigError(
        'There is no room to keep the database as it is while it is brought up to date: make room.',
      );
    });
    return noted;
  });
}

async function isFilled(reach: Reach): Promise<boolean> {
  const client = await connected(reach.admin);
  try {
    return (await tablesOf(client)).length > 0;
  } finally {
    await client.end();
  }
}

interface Names {
  readonly name: string;
  readonly former: string;
}

/** Works on the server beside the database, which nobody else may be connected to. */
async function beside<T>({ admin }: Reach, work: (client: pg.Client, names: Names) => Promise<T>): Promise<T> {
  const name = String(admin.database);
  const client = await connected({ ...admin, database: 'postgres' });
  try {
    return await work(client, { name, former: `${name}_before` });
  } finally {
    await client.end();
  }
}

async function connected(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Undefined: there is no such database; null: it bears no comment. */
async function commentOf(admin: pg.Client, name: string): Promise<string | null | undefined> {
  const { rows } = await admin.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.comment;
}

const quote = pg.escapeIdentifier;
const comment = (admin: pg.Client, name: string, text: string) =>
  admin.query(`comment on database ${quote(name)} is ${pg.escapeLiteral(text)}`);
const drop = async (admin: pg.Client, name: string): Promise<void> =>
  void (await admin.query(`drop database if exists ${quote(name)}`));
