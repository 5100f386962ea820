import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type HeaderBarProps = {
  /** How wide the portal is. */
  className: string;
  children: ReactNode;
};

/** The bar over every screen of a portal. */
export function HeaderBar({ className, children }: HeaderBarProps) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-surface" data-screen-only>
      <div className={clsx('mx-auto flex h-16 items-center px-4 sm:px-6', className)}>{children}</div>
    </header>
  );
}
