import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';

type EmptyStateProps = {
  icon?: ReactNode;
  title: ReactNode;
  level?: 2 | 3 | 4;
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: says so kindly, and what to do about it. */
export function EmptyState({ icon, title, level = 3, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-12 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-14 place-content-center rounded-full bg-highlight-soft text-highlight-ink [&_svg]:size-6.5"
        >
          {icon}
        </span>
      )}
      <Heading level={level} size="small">
        {title}
      </Heading>
      {children && <div className="mt-1 max-w-prose text-balance text-ink-soft">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
