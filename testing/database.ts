import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase, type Reach } from '#server/db/database.ts';

export interface TestDatabase {
  readonly reach: Reach;
  readonly name: string;
}

/** Makes an empty, migrated database on a test server. */
export async function createDatabase(superuser: pg.ClientConfig, name = freshName()): Promise<TestDatabase> {
  await asSuperuser(superuser, (client) => client.query(`create database ${name}`));
  const reach = reachOf(superuser, name);
  await prepareDatabase(reach);
  return { reach, name };
}

/** Makes a database like `template`, which nobody may be connected to. */
export async function cloneDatabase(superuser: pg.ClientConfig, template: string): Promise<TestDatabase> {
  const name = freshName();
  await asSuperuser(superuser, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return { reach: reachOf(superuser, name), name };
}

export async function dropDatabase(superuser: pg.ClientConfig, { name }: TestDatabase): Promise<void> {
  await asSuperuser(superuser, (client) => client.query(`drop database ${name} with (force)`));
}

/** How to reach a database of a server on which every role may log in without a password. */
export function reachOf(superuser: pg.ClientConfig, database: string): Reach {
  return {
    admin: { ...superuser, database },
    as: (user) => ({ ...superuser, user, database }),
    rolesFrom: null,
  };
}

const freshName = () => `test_${randomUUID().replaceAll('-', '').slice(0, 16)}`;

async function asSuperuser<T>(superuser: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
