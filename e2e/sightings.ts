import type { Page } from '@playwright/test';
import { untilDrawnOnce } from './controls.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** What came into sight or left it, while that is held back. */
    sightings: { count(): number; hold(): void; say(how: 'together' | 'singly'): void };
  }
}

/** Runs in the page: whoever observes what is in sight hears nothing until it is said. */
export function holdSightings(): void {
  const held = new Map<
    IntersectionObserver,
    { tell: IntersectionObserverCallback; seen: IntersectionObserverEntry[] }
  >();
  let isHeld = true;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        if (!isHeld) return tell(entries, observer);
        const { seen } = held.get(observer) ?? { seen: [] };
        held.set(observer, { tell, seen: [...seen, ...entries] });
      }, options);
    }
  };
  window.sightings = {
    count: () => [...held.values()].reduce((sum, { seen }) => sum + seen.length, 0),
    hold: () => {
      isHeld = true;
    },
    say(how) {
      isHeld = false;
      for (const [observer, { tell, seen }] of held) {
        if (how === 'together') tell(seen, observer);
        else for (const entry of seen) tell([entry], observer);
      }
      held.clear();
    },
  };
}

/** How many are held back. */
export const sightings = (page: Page): Promise<number> => page.evaluate(() => window.sightings.count());

/** Scrolls to the end or the beginning, until it was seen that something came into sight or left it. */
export async function scrollTo(page: Page, where: 'end' | 'beginning'): Promise<void> {
  const before = await sightings(page);
  await page.evaluate((y) => window.scrollTo(0, y), where === 'end' ? 1_000_000 : 0);
  await expect.poll(() => sightings(page)).toBeGreaterThan(before);
  await untilDrawnOnce(page);
}
