import type { Visit } from './visit.ts';

/** Presses of one kind of control that may show nothing new, before the others of its kind are left alone. */
const PATIENCE = 3;
/** How deep in layers over a screen controls are pressed. */
const DEEPEST = 2;

/**
 * Which screens, links and kinds of controls have shown anything that no other has. The first who explores presses
 * everything; who comes after, with other texts in the same places, opens and presses what is known to show some.
 */
export class Known {
  readonly #useful = new Set<string>();
  isLearned = false;

  keep(what: string): void {
    this.#useful.add(what);
  }
  isWorth(what: string): boolean {
    return !this.isLearned || this.#useful.has(what);
  }
}

/** Looks at screens as they open, and at what every kind of control on them brings up. */
export class Explorer {
  readonly #visit: Visit;
  readonly #known: Known;
  /** Of frames around the screens and of layers, once is enough over all screens. */
  readonly #pressed = new Set<string>();

  constructor(visit: Visit, known: Known) {
    this.#visit = visit;
    this.#known = known;
  }

  /** Opens a screen and presses whatever is on it: one of each kind, and all of a kind as long as they show anything new. */
  async explore(path: string): Promise<void> {
    await this.#visit.open(path);
    await this.#pressAll(path, 0, new Set());
  }

  /** Follows links of each kind, such as those to a record, as long as what they lead to shows anything new. */
  async follow(): Promise<void> {
    for (const [kind, links] of this.#visit.links) {
      if (!this.#known.isWorth(kind)) continue;
      let idle = 0;
      for (const [at, link] of [...links].entries()) {
        const before = this.#visit.found;
        if (at === 0) await this.explore(link);
        else await this.#visit.open(link);
        if (this.#visit.found > before) this.#known.keep(kind);
        idle = this.#visit.found > before ? 0 : idle + 1;
        if (idle >= PATIENCE) break;
      }
    }
  }

  async #pressAll(path: string, depth: number, known: Set<string>): Promise<void> {
    for (let tries = 0; tries < 80; tries += 1) {
      const kinds = await this.#visit.page.evaluate(() => window.hand.kinds());
      const next = kinds.find(
        ({ kind }) =>
          !known.has(kind) && !(depth > 0 && this.#pressed.has(kind)) && this.#known.isWorth(this.#named(kind)),
      );
      if (!next) return;
      known.add(next.kind);
      if (depth > 0) this.#pressed.add(next.kind);
      const before = this.#visit.found;
      const name = this.#named(next.kind);
      await this.#pressKind(path, next.kind, depth, known);
      if (this.#visit.found > before) this.#known.keep(name);
      if ((await this.#visit.layers()) < depth) return;
    }
  }

  async #pressKind(path: string, kind: string, depth: number, known: Set<string>): Promise<void> {
    const { page } = this.#visit;
    for (let place = 0, idle = 0; idle < PATIENCE; place += 1) {
      if (!(await page.evaluate(([name, at]) => window.hand.press(name, at), [kind, place] as const))) return;
      const found = await this.#visit.lookAfter();
      idle = found > 0 ? 0 : idle + 1;
      if (!this.#visit.isThere) {
        await this.#back(path);
        if (depth > 0) return;
        continue;
      }
      const layers = await this.#visit.layers();
      if (layers > depth && layers <= DEEPEST) await this.#pressAll(path, layers, known);
      if (!(await this.#visit.closeTo(depth)) || !this.#visit.isThere) {
        await this.#back(path);
        if (depth > 0) return;
      }
    }
  }

  #named(kind: string): string {
    return `${this.#visit.place} ${kind}`;
  }

  async #back(path: string): Promise<void> {
    await this.#visit.page.goto('about:blank');
    await this.#visit.open(path);
  }
}
