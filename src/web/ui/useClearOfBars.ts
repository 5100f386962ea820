import { type RefObject, useLayoutEffect } from 'react';

/** What is held at the bottom for the thumb: a screen's actions, a dialog's footer, an alarm, the navigation. */
const BARS = '[data-thumb-bar], [data-bottom-bar]';
/** More than what floats keeps from what is under it, in pixels. */
const GAP = 32;

/** Keeps `--bars` of what floats at the bottom: how far it has to be lifted so that it covers none of the bars, wherever they are. */
export function useClearOfBars(floating: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const lift = () => {
      const own = floating.current;
      own?.style.setProperty('--bars', `${innerHeight - edgeOver(own)}px`);
    };
    lift();
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(lift);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('resize', soon);
    addEventListener('scroll', soon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', soon);
      removeEventListener('scroll', soon, { capture: true });
    };
  }, [floating]);
}

/** The upper edge of the bars that what floats would cover at the bottom; they may stand on each other. */
function edgeOver(floating: HTMLElement): number {
  const own = floating.getBoundingClientRect();
  const bars = [...document.querySelectorAll(BARS)]
    .filter((bar) => bar !== floating)
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, left, right }) => height > 0 && left < own.right && right > own.left)
    .sort((one, other) => other.bottom - one.bottom);
  let edge = innerHeight;
  for (const { top, bottom } of bars) if (top < edge && bottom > edge - own.height - GAP) edge = top;
  return edge;
}
