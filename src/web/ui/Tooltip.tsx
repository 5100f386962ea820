import {
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { AsChild } from './AsChild.tsx';
import {
  currentTooltip,
  hideTooltip,
  hideTooltipSoon,
  showTooltip,
  showTooltipSoon,
  subscribeToTooltip,
} from './tooltipStore.ts';

export const TOOLTIP_ID = 'tooltip';

const TooltipBubble = lazy(() => import('./TooltipBubble.tsx').then((chunk) => ({ default: chunk.TooltipBubble })));

/** Stands once around the application and shows the one tooltip there is at a time; its code comes with the first. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(subscribeToTooltip, currentTooltip);
  return (
    <>
      {children}
      <Suspense>{shown && <TooltipBubble id={TOOLTIP_ID} />}</Suspense>
    </>
  );
}

type TooltipProps = {
  label: string;
  side?: 'top' | 'bottom';
  /** The child is already named by the same words, so they are not spoken a second time. */
  silent?: boolean;
  children: ReactElement;
};

/** A few words on hover or focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({ label, side = 'top', silent, children }: TooltipProps) {
  const open = useSyncExternalStore(subscribeToTooltip, () => currentTooltip()?.label === label);
  useEffect(() => hideTooltip, []);
  return (
    <AsChild
      aria-describedby={open && !silent ? TOOLTIP_ID : undefined}
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
