import { inCenter, type Transactions } from '#server/db/open-scope.ts';
import type { Query } from '#server/db/sql.ts';
import type { Head } from './heads.ts';
import { SEALED_TABLES } from './sealed-tables.ts';
import * as rows from './verify-queries.ts';

/** Something that is not as it was written. */
export interface Fault {
  /**
   * entry: of the audit log. details: what an entry says of before and after. version: what the log keeps of a row.
   * row: the record itself. seal: a link of the chain.
   */
  readonly kind: 'entry' | 'details' | 'version' | 'row' | 'seal';
  readonly fault: 'edited' | 'deleted' | 'swapped' | 'inserted' | 'cut' | 'unexplained';
  /** Of the entry, version or seal; null of a row. */
  readonly id: number | null;
  /** The record's table; null where it is not one. */
  readonly entity: string | null;
  readonly entityIds: readonly number[];
}

export interface Verification {
  readonly seals: number;
  /** How many entries and versions the seals cover. */
  readonly sealed: number;
  readonly erased: { readonly rows: number; readonly details: number };
  readonly faults: readonly Fault[];
}

export interface Ask {
  readonly centerId: number;
  /** Heads that were written down; those of other centers are left out. */
  readonly heads: readonly Head[];
  /** Begins behind this head, which is believed. Undefined: at the first seal. */
  readonly after?: Head | undefined;
  /** Ends with this seal. Undefined: with the last. */
  readonly until?: number | undefined;
}

const SEALS_AT_ONCE = 100;
const KEYS_AT_ONCE = 50_000;
const NO_KEYS = { lowest: null, highest: null };

/**
 * Walks a center's chain of seals and compares each entry, its details and each record with what was sealed. What came
 * within the last minute is not sealed yet. Each statement is a transaction of its own, so that nobody waits.
 */
export async function verifyRecords(server: Transactions, ask: Ask): Promise<Verification> {
  const walked = await verifySeals(server, ask);
  const faults = [...walked.faults];
  for (const { table, from, to } of await rangesOfRecords(server, ask.centerId))
    faults.push(...(await verifyRows(server, ask.centerId, { table, from, to })));
  return { ...walked, erased: await erasedOf(server, ask.centerId), faults };
}

/** Some rows of a table, by their first keys; the higher one excluded. */
export interface Range {
  readonly table: string;
  readonly from: number;
  readonly to: number;
}

/** Every record that there is or was, in ranges that are compared at once. */
export async function rangesOfRecords(server: Transactions, centerId: number): Promise<Range[]> {
  const ranges: Range[] = [];
  for (const table of SEALED_TABLES) {
    const [{ lowest, highest } = NO_KEYS] = await look(server, centerId)(rows.keyRange(table));
    for (let from = lowest ?? 0; from <= (highest ?? -1); from += KEYS_AT_ONCE)
      ranges.push({ table: table.name, from, to: from + KEYS_AT_ONCE });
  }
  return ranges;
}

/** The records of a range that are not what was last written; none of a table that keeps no versions. */
export async function verifyRows(server: Transactions, centerId: number, { table, from, to }: Range): Promise<Fault[]> {
  const sealed = SEALED_TABLES.find(({ name }) => name === table);
  const changed = sealed ? await look(server, centerId)(rows.changedRows(sealed, from, to)) : [];
  return changed.map(({ entityIds, isThere, wasThere }) => {
    const fault = isThere ? (wasThere ? 'edited' : 'inserted') : 'deleted';
    return { kind: 'row', fault, id: null, entity: table, entityIds };
  });
}

/** What of a center went by law, and was sealed as that. */
export async function erasedOf(server: Transactions, centerId: number): Promise<Verification['erased']> {
  const [erased = { rows: 0, details: 0 }] = await look(server, centerId)(rows.erased());
  return erased;
}

const look =
  (server: Transactions, centerId: number): All =>
  (query) =>
    inCenter(server, { centerId }, (scope) => {
      scope.later(rows.lookFromGreenwich());
      scope.later(rows.planForThese());
      return scope.all(query);
    });

type All = <Row>(query: Query<Row>) => Promise<Row[]>;

/** The chain, or a stretch of it, with what it seals. */
export async function verifySeals(server: Transactions, { centerId, heads, after, until }: Ask) {
  const all = look(server, centerId);
  const known = new Map(heads.filter((head) => head.centerId === centerId).map(({ id, root }) => [id, root]));
  const faults: Fault[] = [];
  const changed: Changed[] = [];
  let [last] = after ? await all(rows.sealById(after.id)) : [];
  if (after && !last?.root.equals(after.root)) faults.push(aboutSeal(after.id, last ? 'edited' : 'cut'));
  let count = 0;
  let sealed = 0;
  const seen = new Set<number>(last ? [last.id] : []);
  for (;;) {
    const seals = await all(rows.sealsAfter(last?.id ?? 0, until ?? Number.MAX_SAFE_INTEGER, SEALS_AT_ONCE));
    const [first] = seals;
    const end = seals.at(-1);
    if (!first || !end) break;
    const stretch = { from: first.id, to: end.id, fromTx: last?.upTo ?? '0', toTx: end.upTo };
    for (const seal of seals) {
      const root = known.get(seal.id);
      const holds = seal.prev.equals(last?.root ?? Buffer.alloc(0));
      if (!seal.isWhole || !holds || (root && !root.equals(seal.root))) faults.push(aboutSeal(seal.id, 'edited'));
      seen.add(seal.id);
      count += 1;
      sealed += seal.rows;
      last = seal;
    }
    changed.push(...(await changedIn(all, stretch)));
    for (const version of await all(rows.unexplainedVersions(stretch)))
      faults.push({ ...version, kind: 'version', fault: 'unexplained' });
  }
  const isHere = (id: number) => id > (after?.id ?? 0) && id <= (until ?? id);
  for (const id of known.keys()) if (isHere(id) && !seen.has(id)) faults.push(aboutSeal(id, 'cut'));
  return { seals: count, sealed, faults: [...named(changed), ...faults] };
}

interface Changed extends rows.Difference {
  readonly kind: Fault['kind'];
  readonly entity?: string | null;
  readonly entityIds?: readonly number[] | null;
}

async function changedIn(all: All, stretch: rows.Stretch): Promise<Changed[]> {
  const entries = await all(rows.changedEntries(stretch));
  const details = await all(rows.changedDetails(stretch));
  const versions = await all(rows.changedVersions(stretch));
  const of = (kind: Fault['kind'], found: readonly Omit<Changed, 'kind'>[]) => found.map((one) => ({ ...one, kind }));
  return [...of('entry', entries), ...of('details', details), ...of('version', versions)];
}

const aboutSeal = (id: number, fault: Fault['fault']): Fault => ({
  kind: 'seal',
  fault,
  id,
  entity: null,
  entityIds: [],
});

/** Says what happened to each. What stands in one's place and was sealed as another's was swapped. */
function named(changed: readonly Changed[]): Fault[] {
  const sealed = new Set(changed.flatMap(({ kind, sealed }) => (sealed ? keyOf(kind, sealed) : [])));
  return changed.map((one) => ({
    kind: one.kind,
    fault: faultOf(one, sealed),
    id: one.id,
    entity: one.entity ?? null,
    entityIds: one.entityIds ?? [],
  }));
}

const keyOf = (kind: Fault['kind'], hash: Buffer) => `${kind} ${hash.toString('hex')}`;

function faultOf({ kind, sealed, found }: Changed, all: ReadonlySet<string>): Fault['fault'] {
  if (!sealed) return 'inserted';
  if (!found) return 'deleted';
  return all.has(keyOf(kind, found)) ? 'swapped' : 'edited';
}
