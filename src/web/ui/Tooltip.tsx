import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useSyncExternalStore,
} from 'react';
import { lazyPart } from '#web/lib/lazyPart.tsx';
import { AsChild } from './AsChild.tsx';
import {
  currentTooltip,
  hideTooltip,
  hideTooltipSoon,
  showTooltip,
  showTooltipSoon,
  subscribeToTooltip,
} from './tooltipStore.ts';

const TooltipBubble = lazyPart(() => import('./TooltipBubble.tsx').then((chunk) => ({ default: chunk.TooltipBubble })));

/** Stands once around the application and shows the one tooltip there is at a time; its code comes with the first. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(subscribeToTooltip, currentTooltip);
  return (
    <>
      {children}
      <Suspense>{shown && <TooltipBubble />}</Suspense>
    </>
  );
}

type TooltipProps = {
  label: string;
  side?: 'top' | 'bottom';
  children: ReactElement;
};

/**
 * The words that name an icon for screen readers, on hover or focus. Never the only place where something is said: touch has
 * no hover. Without state or effect: a list of children has one in each row.
 */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <AsChild
      onPointerEnter={(event: PointerEvent<HTMLElement>) => {
        if (event.pointerType !== 'touch') showTooltipSoon({ label, side, anchor: event.currentTarget });
      }}
      onPointerLeave={hideTooltipSoon}
      onPointerDown={hideTooltip}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) showTooltip({ label, side, anchor: event.currentTarget });
      }}
      onBlur={hideTooltip}
    >
      {children}
    </AsChild>
  );
}
