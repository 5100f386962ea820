import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A row of search, filters and actions above a list; on phones they stand below each other, full width. */
export function Toolbar({ label, className, children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <div
      {...(label ? { role: 'group', 'aria-label': label } : {})}
      className={clsx('flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-center', className)}
    >
      {children}
    </div>
  );
}
