import type { Page } from '@playwright/test';

/** Pairs of frames after which a page counts as still, whatever it waits for: thirty seconds, for a machine that is busy. */
const MOST_FRAMES = 900;

/** Whether a page has come to rest: nothing is asked of the server, and what was answered is drawn. */
export class Stillness {
  readonly #page: Page;
  readonly #pending = new Set<unknown>();
  /** How much of the screen stays on its way. */
  #lasting = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (!request.url().includes('/api/live')) this.#pending.add(request);
    });
    page.on('requestfinished', (request) => this.#pending.delete(request));
    page.on('requestfailed', (request) => this.#pending.delete(request));
  }

  /** Another screen is about to open. */
  begin(): void {
    this.#pending.clear();
    this.#lasting = 0;
  }

  /** What waits for ever, such as a camera that is away, is waited for once. */
  async giveUp(): Promise<void> {
    this.#pending.clear();
    this.#lasting = await this.#page.evaluate(() => window.hand.busy());
  }

  async wait(): Promise<void> {
    for (let still = 0, tries = 0; still < 2 && tries < MOST_FRAMES; tries += 1) {
      const busy = await this.#busyAfterTwoFrames();
      still = this.#pending.size === 0 && busy <= this.#lasting ? still + 1 : 0;
    }
  }

  /** How much is on its way; one of the ways may be to another document. */
  async #busyAfterTwoFrames(): Promise<number> {
    try {
      return await this.#page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.hand.busy()))),
          ),
      );
    } catch (error) {
      if (!/Execution context was destroyed/.test(String(error))) throw error;
      await this.#page.waitForLoadState('domcontentloaded');
      return Number.POSITIVE_INFINITY;
    }
  }
}
