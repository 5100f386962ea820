import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { currentTooltip, hideTooltip, hideTooltipSoon, keepTooltip, subscribeToTooltip } from './tooltipStore.ts';

const GAP = 6;
const MARGIN = 8;

/** In the browser's top layer, above dialogs. Hidden from the reading order: its words are its anchor's name. */
export function TooltipBubble() {
  const shown = useSyncExternalStore(subscribeToTooltip, currentTooltip);
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = bubble.current;
    if (!shown || !box) return;
    box.showPopover?.();
    place(box, shown.anchor.getBoundingClientRect(), shown.side);
    return () => {
      if (box.isConnected) box.hidePopover?.();
    };
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hideTooltip();
    const page = new MutationObserver(() => shown.anchor.isConnected || hideTooltip());
    page.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', hideTooltip, true);
    return () => {
      page.disconnect();
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', hideTooltip, true);
    };
  }, [shown]);

  return (
    <div
      ref={bubble}
      popover="manual"
      aria-hidden="true"
      hidden={!shown}
      onPointerEnter={keepTooltip}
      onPointerLeave={hideTooltipSoon}
      className="pop fixed inset-auto m-0 w-max max-w-64 rounded-sm border-0 bg-ink px-2.5 py-1.5 text-paper text-sm shadow-raised forced-colors:border"
    >
      {shown?.label}
    </div>
  );
}

function place(box: HTMLElement, anchor: DOMRect, side: 'top' | 'bottom') {
  const { width, height } = box.getBoundingClientRect();
  const above = anchor.top - GAP - height;
  const below = anchor.bottom + GAP;
  const up = side === 'top' ? above >= MARGIN : below + height > window.innerHeight - MARGIN;
  const left = anchor.left + (anchor.width - width) / 2;
  box.style.left = `${Math.max(MARGIN, Math.min(left, document.documentElement.clientWidth - width - MARGIN))}px`;
  box.style.top = `${up ? above : below}px`;
}
