import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Heading } from './Heading.tsx';

type SectionProps = {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
};

/** A named part of a page: heading, actions at its end, content. */
export function Section({ title, description, actions, level = 2, className, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading level={level} id={id}>
            {title}
          </Heading>
          {description && <p className="mt-0.5 text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
