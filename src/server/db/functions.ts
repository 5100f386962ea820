import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { REQUEST_ROLES } from './roles.ts';
import { notUpToDate, type SqlFile, sqlFiles } from './sql-files.ts';

/** What tables are made with: it needs none itself. */
const FOUNDATION = 'foundation';

/** How the functions become those of this version; null when they are that already. */
export async function functionsToApply(db: Kysely<unknown>) {
  const files = (await sqlFiles('functions')).sort((a, b) => Number(isFoundation(b)) - Number(isFoundation(a)));
  const wanted = files.map(({ name, text }) => ({ name, checksum: createHash('sha256').update(text).digest('hex') }));
  if (isSame(wanted, await applied(db))) return null;
  return {
    applyFoundation: () => inTransaction(db, (own) => run(own, files.filter(isFoundation))),
    applyAll: () =>
      inTransaction(db, async (own) => {
        await replaceAll(own, files);
        await sql`delete from function_file`.execute(own);
        for (const { name, checksum } of wanted) {
          await sql`insert into function_file (name, checksum) values (${name}, ${checksum})`.execute(own);
        }
      }),
  };
}

interface Applied {
  readonly name: string;
  readonly checksum: string;
}

async function applied(db: Kysely<unknown>): Promise<Applied[]> {
  const there = await sql`select from pg_tables where schemaname = 'public' and tablename = 'function_file'`.execute(
    db,
  );
  if (there.rows.length === 0) return [];
  return (await sql<Applied>`select name, checksum from function_file`.execute(db)).rows;
}

const isSame = (some: readonly Applied[], others: readonly Applied[]) =>
  some.length === others.length &&
  some.every(({ name, checksum }) => others.some((other) => other.name === name && other.checksum === checksum));

const isFoundation = ({ name }: SqlFile) => name === FOUNDATION;

/** Functions may name functions of later files: their bodies are checked by a test, not while they are made. */
const inTransaction = (db: Kysely<unknown>, work: (own: Kysely<unknown>) => Promise<void>) =>
  db.transaction().execute(async (own) => {
    await sql`set local check_function_bodies = off`.execute(own);
    await work(own);
  });

async function run(own: Kysely<unknown>, files: readonly SqlFile[]): Promise<void> {
  for (const { name, text } of files) {
    await sql
      .raw(text)
      .execute(own)
      .catch((cause: unknown) => {
        throw notUpToDate(name, cause);
      });
  }
}

/** Of the owner's only: an external database may hold others. `version` is another one once a file made it again. */
const OWN = sql<{ name: string; version: string }>`
  select p.oid::regprocedure::text as name, p.ctid::text as version from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.proowner = current_role::regrole
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** A right that no file gives must not stay from before, nor a function that no file makes (or with other parameters). */
async function replaceAll(own: Kysely<unknown>, files: readonly SqlFile[]): Promise<void> {
  for (const { name } of (await OWN.execute(own)).rows) {
    await sql.raw(`revoke all on routine ${name} from public, ${REQUEST_ROLES.join(', ')}`).execute(own);
  }
  const before = new Map((await OWN.execute(own)).rows.map(({ name, version }) => [name, version]));
  await run(own, files);
  for (const { name, version } of (await OWN.execute(own)).rows) {
    if (before.get(name) === version) await sql.raw(`drop routine ${name}`).execute(own);
  }
}
