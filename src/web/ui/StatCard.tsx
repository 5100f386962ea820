import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton.tsx';

type StatCardProps = {
  icon: ReactNode;
  label: string;
  value?: ReactNode;
  sub?: ReactNode;
  tone?: 'action' | 'highlight' | 'attention' | 'info';
  loading?: boolean;
  loadingLabel?: string;
  /** In the number's place when it could not be read: nothing would look like none. */
  error?: string;
};

/** One number that matters, with its name: on phones below each other, else in one low row. */
export function StatCard({ icon, label, value, sub, tone = 'action', loading, loadingLabel, error }: StatCardProps) {
  return (
    <div
      aria-busy={loading || undefined}
      className="grid min-w-0 grid-cols-[auto_1fr] items-center gap-x-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:grid-cols-[auto_1fr_auto] sm:px-3.5 sm:py-3 lg:gap-x-2.5 xl:gap-x-3 xl:px-4 xl:py-3.5"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 shrink-0 place-content-center rounded-md sm:row-span-2 [&_svg]:size-5',
          tones[tone],
        )}
      >
        {icon}
      </span>
      <p
        className={clsx(
          'min-w-0 font-medium text-ink-soft text-sm leading-5 max-sm:self-center',
          sub ? 'self-end' : 'sm:row-span-2 sm:self-center',
        )}
      >
        {label}
      </p>
      {loading ? (
        <div role="status" className={clsx(valuePlace, 'flex flex-col gap-2')}>
          <Skeleton className="h-10 w-20 sm:h-9 sm:w-10" />
          {sub !== undefined && <Skeleton className="h-4 w-28 sm:hidden" />}
          <span className="sr-only">{loadingLabel}</span>
        </div>
      ) : error ? (
        <p className={clsx(valuePlace, 'font-medium text-attention-ink text-sm')}>{error}</p>
      ) : (
        <>
          <p className={clsx(valuePlace, 'font-semibold text-3xl tabular-nums')}>{value}</p>
          {sub && (
            <p className="col-span-2 mt-0.5 text-ink-soft text-sm sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:mt-0 sm:self-start sm:text-xs">
              {sub}
            </p>
          )}
        </>
      )}
    </div>
  );
}

const valuePlace = 'col-span-2 max-sm:mt-3 sm:col-span-1 sm:col-start-3 sm:row-span-2 sm:row-start-1';

const tones = {
  action: 'bg-action-soft text-action-soft-ink',
  highlight: 'bg-highlight-soft text-highlight-ink',
  attention: 'bg-attention-soft text-attention-ink',
  info: 'bg-info-soft text-info-ink',
};
