import { sql } from 'kysely';
import type { SealedTable } from './sealed-tables.ts';

/** Rows are hashed as they look at Greenwich. */
export const lookFromGreenwich = () => sql`set local timezone = 'UTC'`;
/** A plan that was made while the log was short would compare each row with each, and take minutes for what needs a second. */
export const planForThese = () => sql`set local plan_cache_mode = force_custom_plan`;

export interface Seal {
  readonly id: number;
  /** Transactions before this one are sealed. */
  readonly upTo: string;
  readonly rows: number;
  readonly root: Buffer;
  readonly prev: Buffer;
  /** Its root is that of what it says it covers. */
  readonly isWhole: boolean;
}

const seals = sql`
  select id, up_to_tx::text as up_to, rows, root, prev,
    root = seal_root(s) and rows = cardinality(audit_ids) + cardinality(row_ids)
      and cardinality(audit_ids) = cardinality(audit_hashes) and cardinality(row_ids) = cardinality(row_hashes) as is_whole
  from audit_seal s`;
/** In the order of the chain, the last one included. */
export const sealsAfter = (id: number, until: number, limit: number) =>
  sql<Seal>`${seals} where id > ${id} and id <= ${until} order by id limit ${limit}`;
/** The last seals of stretches of so many. */
export const endsOfStretches = (length: number) => sql<{ id: number }>`
  select id from (select id, row_number() over (order by id) as place from audit_seal) s
  where place % ${length}::int = 0 order by id`;
export const sealById = (id: number) => sql<Seal>`${seals} where id = ${id}`;

/** Some seals in a row, and the transactions that they sealed. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly fromTx: string;
  readonly toTx: string;
}

export interface Difference {
  /** @known what is sealed or what is found has it */
  readonly id: number;
  /** What the seal holds; null: no seal covers the entry. */
  readonly sealed: Buffer | null;
  /** What is there now; null: nothing. */
  readonly found: Buffer | null;
}

/** Entries of the audit log that are not what was sealed. */
export const changedEntries = ({ from, to, fromTx, toTx }: Stretch) => sql<Difference>`
  with sealed as (
    select u.id, u.hash from audit_seal s cross join unnest(s.audit_ids, s.audit_hashes) as u (id, hash)
    where s.id between ${from} and ${to}),
  found as (
    select a.id, audit_hash(a) as hash from audit a where a.tx >= ${fromTx}::xid8 and a.tx < ${toTx}::xid8)
  select coalesce(s.id, f.id) as id, s.hash as sealed, f.hash as found from sealed s full join found f on f.id = s.id
  where s.hash is distinct from f.hash order by 1`;

/** Details that are not what their entry says: changed, gone without an erasure, or put where there were none. */
export const changedDetails = ({ from, to }: Stretch) => sql<Difference>`
  with sealed as (
    select u.id from audit_seal s cross join unnest(s.audit_ids) as u (id) where s.id between ${from} and ${to}),
  details as (
    select a.id, a.content as sealed, d.audit_id is not null as is_there,
      salted_hash(d.salt, jsonb_build_array(d.before, d.after)) as found
    from sealed s join audit a on a.id = s.id left join audit_detail d on d.audit_id = a.id
    where a.content is not null or d.audit_id is not null)
  select id, sealed, found from details t
  where case when is_there then sealed is distinct from found
    else not exists (select from audit_row r where r.entity = 'audit_detail' and r.entity_ids = array[t.id] and r.content is null) end
  order by 1`;

export interface RowDifference extends Difference {
  readonly entity: string | null;
  readonly entityIds: number[] | null;
}

/** Versions of rows that are not what was sealed. */
export const changedVersions = ({ from, to, fromTx, toTx }: Stretch) => sql<RowDifference>`
  with sealed as (
    select u.id, u.hash from audit_seal s cross join unnest(s.row_ids, s.row_hashes) as u (id, hash)
    where s.id between ${from} and ${to}),
  found as (
    select r.id, r.entity, r.entity_ids, audit_row_hash(r) as hash from audit_row r
    where r.tx >= ${fromTx}::xid8 and r.tx < ${toTx}::xid8)
  select coalesce(s.id, f.id) as id, f.entity, f.entity_ids, s.hash as sealed, f.hash as found
  from sealed s full join found f on f.id = s.id where s.hash is distinct from f.hash order by 1`;

export interface Version {
  readonly entity: string;
  readonly entityIds: number[];
}

/** Versions that came of no change that the audit log knows: every command writes both in one transaction. */
export const unexplainedVersions = ({ fromTx, toTx }: Stretch) => sql<Version & { id: number }>`
  select r.id, r.entity, r.entity_ids from audit_row r
  where r.tx >= ${fromTx}::xid8 and r.tx < ${toTx}::xid8 and not exists (select from audit a where a.tx = r.tx)
  order by r.id`;

/** The lowest and highest first key of a table, now or ever; null: it never held a row. */
export const keyRange = ({ name, keys: [key] }: SealedTable) => sql<{ lowest: number | null; highest: number | null }>`
  with known as (
    select ${sql.ref(key)} as key from ${sql.table(name)} union all select entity_ids[1] from audit_row where entity = ${name})
  select min(key) as lowest, max(key) as highest from known`;

/** Rows that are not what their newest version says; those of a stretch of first keys, the higher one excluded. */
export const changedRows = ({ name, keys }: SealedTable, from: number, to: number) => sql<{
  entityIds: number[];
  isThere: boolean;
  wasThere: boolean;
}>`
  with kept as (
    select distinct on (entity_ids) entity_ids, salt, content from audit_row
    where entity = ${name} and entity_ids[1] >= ${from} and entity_ids[1] < ${to} order by entity_ids, id desc),
  there as (
    select array[${sql.join(keys.map((key) => sql.ref(key)))}]::bigint[] as entity_ids, sealed_row(to_jsonb(t)) as said
    from ${sql.table(name)} t where ${sql.ref(keys[0])} >= ${from} and ${sql.ref(keys[0])} < ${to})
  select coalesce(t.entity_ids, k.entity_ids) as entity_ids, t.entity_ids is not null as is_there, k.content is not null as was_there
  from kept k full join there t on t.entity_ids = k.entity_ids
  where (t.entity_ids is null) <> (k.content is null) or salted_hash(k.salt, t.said) is distinct from k.content
  order by 1`;

/** What went by law: rows, and details of entries. */
export const erased = () => sql<{ rows: number; details: number }>`
  select count(*) filter (where entity <> 'audit_detail')::int as rows,
    count(*) filter (where entity = 'audit_detail')::int as details
  from audit_row where content is null`;
