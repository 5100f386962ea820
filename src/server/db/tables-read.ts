import { sql } from 'kysely';
import { outsideCenters, type Transactions } from './open-scope.ts';

interface Named {
  readonly name: string;
  /** What it reads by itself: a table by the policies that let rows be seen, a function by its body. */
  readonly body: string;
  readonly isTable: boolean;
  /** Whether its changes are noted. */
  readonly isNoted: boolean;
}

const catalog = () => sql<Named>`
  select c.relname::text as name, true as is_table,
    coalesce((select string_agg(p.qual, ' ') from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname), '') as body,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'note_change') as is_noted
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select p.proname::text, false, p.prosrc, false from pg_proc p where p.pronamespace = 'public'::regnamespace`;

/**
 * Which tables a statement may read, by the words in it: of each table, what its policies read, and of each function, what its body does.
 * Rather one too many, where a column has a table's name, than one too few.
 */
export class TablesRead {
  readonly #named: ReadonlyMap<string, Named>;
  readonly #byText = new Map<string, ReadonlySet<string>>();

  private constructor(named: readonly Named[]) {
    this.#named = new Map(named.map((one) => [one.name, one]));
  }

  static of(server: Transactions): Promise<TablesRead> {
    return outsideCenters(server, async (scope) => new TablesRead(await scope.all(catalog())));
  }

  /** The tables of several statements; null where the changes of one of them are not noted. */
  tablesOf(texts: Iterable<string>): string[] | null {
    const tables = new Set<string>();
    for (const text of texts) for (const table of this.#tablesIn(text)) tables.add(table);
    return [...tables].every((table) => this.#named.get(table)?.isNoted) ? [...tables] : null;
  }

  #tablesIn(text: string): ReadonlySet<string> {
    const known = this.#byText.get(text);
    if (known) return known;
    const found = new Set<string>();
    const seen = new Set<string>();
    const look = (words: string) => {
      for (const [word] of words.toLowerCase().matchAll(/[a-z_][a-z0-9_]*/g)) {
        const named = this.#named.get(word);
        if (!named || seen.has(word)) continue;
        seen.add(word);
        if (named.isTable) found.add(word);
        look(named.body);
      }
    };
    look(text);
    this.#byText.set(text, found);
    return found;
  }
}
