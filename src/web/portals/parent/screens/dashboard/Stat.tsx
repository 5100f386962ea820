import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type StatProps = {
  icon: ReactNode;
  tone?: keyof typeof tones;
  label: string;
  value: ReactNode;
  sub: string;
};

/** One number, small enough for four in a column's width; within a `dl`. */
export function Stat({ icon, tone = 'action', label, value, sub }: StatProps) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-surface px-3.5 py-3 shadow-card">
      <dt className="flex items-start justify-between gap-2 font-medium text-ink-soft text-sm">
        {label}
        <span aria-hidden="true" className={clsx('-me-1 [&_svg]:size-5', tones[tone])}>
          {icon}
        </span>
      </dt>
      <dd className="mt-1 flex flex-1 flex-col justify-between">
        <span className="font-semibold text-2xl tabular-nums">{value}</span>
        <span className="text-ink-soft text-xs">{sub}</span>
      </dd>
    </div>
  );
}

const tones = {
  action: 'text-action',
  highlight: 'text-highlight-ink',
  attention: 'text-attention',
  info: 'text-info',
};
