import type { ReactNode } from 'react';

/** Cards below each other, beside another such column on wide screens. */
export const CardColumn = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-4">{children}</div>
);
