import { type RefObject, useLayoutEffect } from 'react';

const GAP = 6;
const MARGIN = 8;
const TALLEST = 336;

/**
 * While `open`, shows `popup` in the browser's top layer right under `anchor` (above it when there is more room there),
 * as wide as the anchor and never beyond the part of the window that the on-screen keyboard leaves free.
 * The popup stays where it is in the document, so focus traps and scroll locks of a dialog around it still hold.
 */
export function useAnchoredPopover(
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  open: boolean,
) {
  useLayoutEffect(() => {
    const [from, box] = [anchor.current, popup.current];
    if (!open || !from || !box) return;
    const seen = window.visualViewport;
    const put = () => place(box, from.getBoundingClientRect(), seen);
    box.showPopover?.();
    put();
    window.addEventListener('scroll', put, true);
    window.addEventListener('resize', put);
    seen?.addEventListener('resize', put);
    seen?.addEventListener('scroll', put);
    return () => {
      window.removeEventListener('scroll', put, true);
      window.removeEventListener('resize', put);
      seen?.removeEventListener('resize', put);
      seen?.removeEventListener('scroll', put);
      if (box.isConnected) box.hidePopover?.();
    };
  }, [anchor, popup, open]);
}

function place(box: HTMLElement, from: DOMRect, seen: VisualViewport | null) {
  const top = seen?.offsetTop ?? 0;
  const bottom = top + (seen?.height ?? window.innerHeight);
  const below = bottom - from.bottom - GAP - MARGIN;
  const above = from.top - top - GAP - MARGIN;
  const wanted = Math.min(TALLEST, box.scrollHeight + 2);
  const under = below >= wanted || below >= above;
  const height = Math.min(TALLEST, Math.max(under ? below : above, 96));
  box.style.width = `${from.width}px`;
  box.style.maxHeight = `${height}px`;
  box.style.left = `${from.left}px`;
  box.style.top = `${under ? from.bottom + GAP : from.top - GAP - Math.min(wanted, height)}px`;
}
