import type { Locator } from '@playwright/test';

/** One thumb: counts its taps, and how far the page has to be moved to reach what they are for. */
export class Thumb {
  taps = 0;
  scrolled = 0;
  async tap(target: Locator): Promise<void> {
    await target.waitFor();
    this.scrolled += await target.evaluate(scrollTo);
    await target.tap({ timeout: 10_000 });
    this.taps += 1;
  }
}

/** Scrolls as far as it takes to have an element whole and under nothing else; answers how many pixels that was. */
function scrollTo(element: Element): number {
  const isFree = () => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      hit !== null &&
      (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element) === true)
    );
  };
  if (isFree()) return 0;
  const offsets = () => {
    let sum = scrollY;
    for (let at = element.parentElement; at; at = at.parentElement)
      sum += at === document.documentElement ? 0 : at.scrollTop;
    return sum;
  };
  const before = offsets();
  element.scrollIntoView({ block: 'center' });
  return Math.abs(offsets() - before);
}
