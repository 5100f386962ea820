import { outsideCenters, type Transactions } from './open-scope.ts';
import { type Named, named } from './queries.ts';

/** Some statements are written by what is asked for: of so many all begins anew. */
const MOST_TEXTS = 1000;

/**
 * Which tables a statement may read, by the words in it: of each table, what its policies read, and of each function, what its body does.
 * Rather one too many, where a column has a table's name, than one too few.
 */
export class TablesRead {
  readonly #named: ReadonlyMap<string, Named>;
  readonly #byText = new Map<string, ReadonlySet<string>>();

  private constructor(rows: readonly Named[]) {
    this.#named = new Map(rows.map((one) => [one.name, one]));
  }

  static of(server: Transactions): Promise<TablesRead> {
    return outsideCenters(server, async (scope) => new TablesRead(await scope.all(named())));
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
        const one = this.#named.get(word);
        if (!one || seen.has(word)) continue;
        seen.add(word);
        if (one.isTable) found.add(word);
        look(one.body);
      }
    };
    look(text);
    if (this.#byText.size >= MOST_TEXTS) this.#byText.clear();
    this.#byText.set(text, found);
    return found;
  }
}
