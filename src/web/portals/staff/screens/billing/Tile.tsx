import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type TileProps = {
  label: string;
  /** Absent while it is on its way. */
  value: ReactNode;
  sub?: ReactNode;
  /** Something to act on. */
  isUrgent?: boolean;
  className?: string;
};

/** An amount with its name above and what it is made of below. */
export function Tile({ label, value, sub, isUrgent = false, className }: TileProps) {
  return (
    <div
      className={clsx(
        'flex min-w-0 flex-col gap-0.5 rounded-lg border border-line bg-surface p-4 shadow-card',
        isUrgent && 'border-s-4 border-s-attention',
        className,
      )}
    >
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex flex-col gap-0.5">
        {value === undefined ? (
          <Skeleton className="my-1 h-6 w-28" />
        ) : (
          <span className={clsx('font-semibold text-2xl tabular-nums', isUrgent && 'text-attention-ink')}>{value}</span>
        )}
        {sub && <span className="text-ink-soft text-sm tabular-nums">{value !== undefined && sub}</span>}
      </dd>
    </div>
  );
}
