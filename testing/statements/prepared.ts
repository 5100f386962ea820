import pg from 'pg';
import { type Catalog, readCatalog } from './catalog.ts';
import { inferredRow } from './inferred.ts';
import { isNode, parseTree, type Tree } from './node-tree.ts';
import type { Fields } from './shape.ts';

/**
 * Prepares statements on a database, and asks what it made of them: the body of an SQL function is kept as PostgreSQL's
 * own analysis, in which every column says where it is from and which joins may leave it null.
 */
export class Analyst {
  readonly #client: pg.Client;
  readonly #catalog: Catalog;
  #count = 0;

  private constructor(client: pg.Client, catalog: Catalog) {
    this.#client = client;
    this.#catalog = catalog;
  }

  static async connect(connection: pg.ClientConfig): Promise<Analyst> {
    const client = new pg.Client(connection);
    await client.connect();
    return new Analyst(client, await readCatalog(client));
  }
  end = () => this.#client.end();

  /** The columns it answers; fails where PostgreSQL refuses the statement. */
  async row(text: string): Promise<Fields> {
    this.#count += 1;
    const name = `asked_${this.#count}`;
    const types = await this.#last(`prepare ${name} as ${text};
      select array_to_string(parameter_types, ', ') from pg_prepared_statements where name = '${name}'`);
    const body =
      await this.#last(`create function pg_temp.${name}(${types}) returns void language sql begin atomic ${text}; end;
      select prosqlbody from pg_proc where oid = 'pg_temp.${name}'::regproc`);
    return inferredRow(statementOf(parseTree(body)), this.#catalog);
  }

  /** Executes statements in one go; the last answers one value. */
  async #last(statements: string): Promise<string> {
    const results: unknown = await this.#client.query({ text: statements, rowMode: 'array' });
    return (results as pg.QueryArrayResult<string[]>[]).at(-1)?.rows[0]?.[0] ?? '';
  }
}

/** The one statement of a function's body, which is a list of what each statement was rewritten to. */
function statementOf(tree: Tree) {
  let inner = tree;
  while (Array.isArray(inner)) inner = inner[0];
  if (!isNode(inner)) throw new Error('PostgreSQL kept no statement');
  return inner;
}
