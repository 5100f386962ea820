import pg from 'pg';
import { codeOf } from '#server/error-code.ts';

/** A node of a plan as `explain (format json)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Whom requests and jobs connect as. What a role may do nothing with is asked of the others. */
const ROLES = ['larkhouse_jobs', 'larkhouse_staff', 'larkhouse_parent'] as const;
const NOT_ALLOWED = '42501';

/** Asks a database how it would do a statement, for whichever arguments: as requests have it done. */
export class Planner {
  readonly #client: pg.Client;
  readonly #partial: ReadonlySet<string>;

  private constructor(client: pg.Client, partial: ReadonlySet<string>) {
    this.#client = client;
    this.#partial = partial;
  }

  /** @param connection a superuser's, who becomes each role in turn */
  static async connect(connection: pg.ClientConfig): Promise<Planner> {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query(`select set_config('app.center_id', '1', false), set_config('app.child_ids', '{1}', false)`);
    const { rows } = await client.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    return new Planner(client, new Set(rows.map(({ name }) => name)));
  }
  end = () => this.#client.end();

  /**
   * The tables that a statement reads from their first row to their last, for any role that may do it, because no index leads to what
   * it asks for. What functions written in PL/pgSQL do is not in a plan.
   */
  async readWhole(text: string): Promise<string[]> {
    const allowed: string[][] = [];
    for (const role of ROLES) {
      const found = await this.#found(role, text, isWhole);
      if (found) allowed.push(found);
    }
    if (allowed.length === 0) throw new Error(`No role may do this: ${text}`);
    return [...new Set(allowed.flat())].sort();
  }

  /** The tables of which a parent's statement looks at all that the center has; of one that parents may not do, none. */
  async readOfAllFamilies(text: string): Promise<string[]> {
    // An index of few rows, such as those that wait for something, may be gone through.
    const isSuch = (scan: PlanNode) => isOfCenter(scan) && !this.#partial.has(indexOf(scan) ?? '');
    const found = await this.#found('larkhouse_parent', text, isSuch);
    return [...new Set(found ?? [])].sort();
  }

  /** The tables of which a parent's statement looks at all that its family ever had, with no date and no limit to end it. */
  async readOfAllYears(text: string): Promise<string[]> {
    const isSuch = (scan: PlanNode) => isOfFamily(scan) && !this.#partial.has(indexOf(scan) ?? '');
    const found = await this.#found('larkhouse_parent', text, isSuch);
    return [...new Set(found ?? [])].sort();
  }

  /** Null where the role may not do it. */
  async #found(role: string, text: string, isSuch: (scan: PlanNode) => boolean): Promise<string[] | null> {
    const chosen = await this.#plan(role, text, 'on');
    if (!chosen) return null;
    // A table of a few rows is read whole also where there is an index.
    const avoided = await this.#plan(role, text, 'off');
    const tables = tablesOf(chosen, isSuch);
    return avoided ? tablesOf(avoided, isSuch).filter((table) => tables.includes(table)) : tables;
  }

  async #plan(role: string, text: string, seqscan: 'on' | 'off'): Promise<PlanNode | null> {
    await this.#client.query(`set role ${role}`);
    await this.#client.query(`set enable_seqscan = ${seqscan}`);
    try {
      const { rows } = await this.#client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (generic_plan, costs off, format json) ${text}`,
      );
      return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
    } catch (error) {
      if (codeOf(error) === NOT_ALLOWED) return null;
      throw error;
    }
  }
}

function tablesOf(node: PlanNode, isSuch: (scan: PlanNode) => boolean): string[] {
  const table = node['Relation Name'];
  const inner = (node.Plans ?? []).flatMap((plan) => tablesOf(plan, isSuch));
  return table !== undefined && isSuch(node) ? [table, ...inner] : inner;
}

/** A bitmap is made of the index by a node of its own. */
const indexOf = ({ 'Index Name': own, Plans }: PlanNode) =>
  own ?? Plans?.find((plan) => plan['Index Name'])?.['Index Name'];
const conditionOf = (scan: PlanNode) => scan['Index Cond'] ?? scan['Recheck Cond'];
const isScan = ({ 'Node Type': type }: PlanNode) => /^(Seq|Index|Index Only|Bitmap Heap) Scan$/.test(type);
/** Sequentially, or along an index from its beginning to its end. */
const isWhole = (scan: PlanNode) => isScan(scan) && conditionOf(scan) === undefined;
/** Nothing but the center leads to its rows. */
const FAMILY = new Set(['center_id', 'child_id', 'guardian_id', 'billing_account_id']);
/** A family alone leads to its rows, and each is visited. */
const isOfFamily = (scan: PlanNode) => {
  if (scan['Node Type'] === 'Index Only Scan') return false;
  const columns = [...(conditionOf(scan) ?? '').matchAll(/\((\w+) (?:[<>=]+) /g)].map(([, name = '']) => name);
  return isScan(scan) && columns.length > 1 && columns.every((name) => FAMILY.has(name));
};
const isOfCenter = (scan: PlanNode) => isScan(scan) && /^(\(center_id = [^=]*\))?$/.test(conditionOf(scan) ?? '');
