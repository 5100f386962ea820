import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
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
  /** Stands in place of the value when it could not be loaded. */
  error?: string;
};

/** One number that matters, with its name. */
export function StatCard({ icon, label, value, sub, tone = 'action', loading, loadingLabel, error }: StatCardProps) {
  return (
    <div
      aria-busy={loading || undefined}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={clsx('grid size-9 shrink-0 place-content-center rounded-md [&_svg]:size-5', tones[tone])}
        >
          {icon}
        </span>
        <p className="min-w-0 font-medium text-ink-soft text-sm leading-5">{label}</p>
      </div>
      {loading ? (
        <div role="status" className="flex flex-col gap-2">
          <Skeleton className="h-10 w-20" />
          <Skeleton className="h-4 w-28" />
          <span className="sr-only">{loadingLabel}</span>
        </div>
      ) : error ? (
        <p className="flex items-start gap-2 font-medium text-attention-ink text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : (
        <div>
          <p className="font-semibold text-3xl tabular-nums sm:text-4xl">{value}</p>
          {sub && <p className="mt-0.5 text-ink-soft text-sm">{sub}</p>}
        </div>
      )}
    </div>
  );
}

const tones = {
  action: 'bg-action-soft text-action-soft-ink',
  highlight: 'bg-highlight-soft text-highlight-ink',
  attention: 'bg-attention-soft text-attention-ink',
  info: 'bg-info-soft text-info-ink',
};
