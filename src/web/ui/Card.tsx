import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';

type CardProps = {
  title?: ReactNode;
  level?: 2 | 3 | 4;
  description?: ReactNode;
  /** At the end of the title's line; below it where that would leave the title less than a word. */
  action?: ReactNode;
  /** No padding around the body, for tables, lists and pictures. */
  flush?: boolean;
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children?: ReactNode;
};

export function Card({
  title,
  level = 2,
  description,
  action,
  flush,
  as: Tag = 'div',
  className,
  children,
}: CardProps) {
  return (
    <Tag className={clsx('flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-card', className)}>
      {(title || action) && (
        <header className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pt-4 sm:px-5 sm:pt-5">
          <div className="min-w-0 flex-[1_1_8rem]">
            <Heading level={level} size="small">
              {title}
            </Heading>
            {description && <p className="mt-0.5 text-ink-soft text-sm">{description}</p>}
          </div>
          {action && <div className="-my-1.5 -me-1.5 flex shrink-0 items-center gap-1">{action}</div>}
        </header>
      )}
      <div
        className={clsx(
          'min-w-0 flex-1',
          flush ? (title || action) && 'pt-2' : 'p-4 sm:p-5',
          title && !flush && 'pt-3! sm:pt-3.5!',
        )}
      >
        {children}
      </div>
    </Tag>
  );
}
