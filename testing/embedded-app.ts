/**
 * A small application on the embedded database, to be killed by tests. Run as `node embedded-app.ts <dataDir>`.
 * Says 'server <pid>' when ready, then 'row <n>' for each row the database acknowledged, one after the other. On SIGINT
 * it writes one more ('last <n>') and stops the database.
 */
import pg from 'pg';
import { openEmbedded } from '#server/db/embedded/index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const database = await openEmbedded({
  dataDir: process.argv[2] ?? '',
  log: () => undefined,
  settings: { fsync: 'off' },
});
const pool = new pg.Pool({ ...database.connection('postgres'), max: 1 });
pool.on('error', () => undefined);
const insert = async () => {
  const { rows } = await pool.query<{ n: string }>('insert into kept default values returning n');
  return rows[0]?.n;
};

await pool.query('create table if not exists kept (n bigint generated always as identity primary key)');
const ending = new Promise<void>((resolve) => {
  process.once('SIGINT', () => resolve());
});
let asked = false;
ending.then(() => {
  asked = true;
});
say(`server ${database.pid}`);
while (!asked) say(`row ${await insert()}`);
say(`last ${await insert()}`);
await pool.end();
await database.stop();
