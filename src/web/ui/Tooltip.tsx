import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { usePortalHome } from './usePortalHome.ts';

/** Stands once around the application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  label: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactElement;
};

/** A few words on hover or focus. Never the only place where something is said: touch has no hover. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  const { home, findHome } = usePortalHome();
  return (
    <Radix.Root onOpenChange={findHome}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="pop z-60 max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-sm shadow-raised"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
