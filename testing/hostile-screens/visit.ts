import type { BrowserContext, Page } from '@playwright/test';
import type { Executions } from './executions.ts';
import type { Hand } from './hand.ts';
import type { Seen } from './look.ts';
import type { Marks } from './marks.ts';
import { Stillness } from './still.ts';

export interface Visitor {
  readonly context: BrowserContext;
  readonly seen: Seen;
  readonly marks: Marks;
  readonly executions: Executions;
  /** Where the application is; addresses of its own are no others'. */
  readonly origin: string;
  /** Who looks, as the report names the places they see. */
  readonly who: string;
}

/** How often a page may come to rest before what is to be pressed is there: its code may come with the press before. */
const PATIENCE = 100;

declare global {
  interface Window {
    hand: Hand;
  }
}

/** A page that looks at screens, and at what the controls on them bring up. */
export class Visit {
  readonly page: Page;
  readonly #visitor: Visitor;
  readonly #still: Stillness;
  /** The address that was opened last. */
  #at = '';
  /** Links to records that were seen, by their kind: '/billing/accounts/:id'. */
  readonly links = new Map<string, Set<string>>();
  /** How often anything was pressed. */
  presses = 0;

  static async begin(visitor: Visitor): Promise<Visit> {
    return new Visit(await visitor.context.newPage(), visitor);
  }

  private constructor(page: Page, visitor: Visitor) {
    this.page = page;
    this.#visitor = visitor;
    this.#still = new Stillness(page);
  }

  /** How many pairs were shown to the letter so far, to whomever. */
  get found(): number {
    return this.#visitor.seen.shown.size;
  }

  /** The address that is shown, as the report names it. */
  get place(): string {
    return `${this.#visitor.who} ${this.#at
      .replace(/^\/(inspect|inquiry)\/.*/, '/$1/:token')
      .replace(/\?.*/, '')
      .replace(/\d+/g, ':id')}`;
  }

  /** Whether the screen that was opened is still the one that is shown. */
  get isThere(): boolean {
    return new URL(this.page.url()).pathname === this.#at.replace(/\?.*/, '');
  }

  /** Opens a screen and looks at it; answers how many pairs are new. */
  async open(path: string): Promise<number> {
    this.#at = path;
    this.#still.begin();
    await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    await this.untilStill();
    await this.#still.giveUp();
    return this.look();
  }

  /** Looks at what is shown now; answers how many pairs are new. */
  async look(): Promise<number> {
    for (const link of await this.page.evaluate(() => window.hand.links())) {
      const kind = link.replace(/\d+/g, ':id');
      if (!kind.includes(':id') || link.startsWith('/api/') || /date=|audit/.test(kind)) continue;
      this.links.set(kind, (this.links.get(kind) ?? new Set()).add(link));
    }
    return this.#visitor.seen.look(this.page, this.place, this.#visitor);
  }

  /** Waits until what was done has come to rest, and looks; answers how many pairs are new. */
  async lookAfter(): Promise<number> {
    this.presses += 1;
    await this.untilStill();
    return this.look();
  }

  /** Presses the first control that is called so in the topmost layer, once it is there, and looks at what it brings up. */
  async press(name: RegExp, part = 'html'): Promise<void> {
    for (let tries = 0; tries < PATIENCE; tries += 1) {
      // What it brings up may come with code of its own, and then ask the server.
      if (await this.#pressOne(name, 0, part)) return void (await this.lookAfter());
      await this.untilStill();
    }
    throw new Error(`There is no ${name} at ${this.place}`);
  }

  /** Presses a control as long as there is one that is called so. */
  async pressWhile(name: RegExp): Promise<void> {
    while (await this.#pressOne(name, 0, 'html'));
  }

  /**
   * Presses each control that is called so, looks at what each brings up, and closes that again.
   * @param part of the screen that they stand in
   * @param back what leads back from a layer that takes the place of the one they stand in
   */
  async pressEach(name: RegExp, { part = 'html', back }: { part?: string; back?: RegExp } = {}): Promise<void> {
    const depth = await this.layers();
    await this.press(name, part);
    for (let place = 1; ; place += 1) {
      if (back) await this.press(back);
      await this.closeTo(depth);
      if (!(await this.#pressOne(name, place, part))) return;
    }
  }

  async #pressOne({ source }: RegExp, place: number, part: string): Promise<boolean> {
    const asked = [source, place, part] as const;
    if (!(await this.page.evaluate(([name, at, within]) => window.hand.pressNamed(name, at, within), asked)))
      return false;
    await this.lookAfter();
    return true;
  }

  untilStill(): Promise<void> {
    return this.#still.wait();
  }

  /** How many layers lie over the page. */
  layers(): Promise<number> {
    return this.page.evaluate(() => window.hand.layers());
  }

  /** Closes layers until so many are left, as the Escape key does. */
  async closeTo(depth: number): Promise<boolean> {
    for (let tries = 0; tries < 4; tries += 1) {
      if ((await this.layers()) <= depth) return true;
      await this.page.keyboard.press('Escape');
      await this.untilStill();
    }
    return (await this.layers()) <= depth;
  }
}
