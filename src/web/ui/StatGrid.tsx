import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { StatCard } from './StatCard.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Stat = ComponentProps<typeof StatCard>;

type StatGridProps = Pick<Stat, 'loading' | 'loadingLabel' | 'error'> & {
  /** Spoken only. */
  label: string;
  /** Each may be on its way, or lost, by itself. */
  stats: readonly Stat[];
  className?: string;
};

/** A screen's numbers beside each other, two in a row on phones. */
export function StatGrid({ label, stats, className = 'sm:gap-4 lg:grid-cols-4', ...state }: StatGridProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{label}</h2>
      </VisuallyHidden>
      <div className={clsx('grid grid-cols-2 gap-3', className)}>
        {stats.map((stat) => (
          <StatCard key={stat.label} {...state} {...stat} />
        ))}
      </div>
    </section>
  );
}
