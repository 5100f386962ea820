import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Holds a screen's main action: within the thumb's reach at the bottom of a phone, a row at the end on wide screens. */
export function ActionBar({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-screen-only
      data-thumb-bar
      className={clsx(
        'max-sm:sticky max-sm:bottom-(--bottom-bar) max-sm:mt-auto max-sm:z-20 max-sm:-mx-4 max-sm:border-line max-sm:border-t max-sm:bg-paper',
        'max-sm:px-4 max-sm:pt-3 max-sm:pb-[max(0.75rem,var(--bottom-edge))]',
        'flex gap-2.5 max-sm:*:last:flex-1 sm:justify-end sm:gap-3',
        className,
      )}
    >
      {children}
    </div>
  );
}
