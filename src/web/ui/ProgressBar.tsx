import { clsx } from 'clsx';
import { useId } from 'react';

type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** What stands at the end and is spoken in place of the bare number ('3 of 4', '75 %'). */
  valueText?: string;
  tone?: 'action' | 'highlight' | 'attention';
  hideLabel?: boolean;
};

export function ProgressBar({ label, value, max = 100, valueText, tone = 'action', hideLabel }: ProgressBarProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div className="min-w-0">
      <div className={clsx('mb-1.5 flex justify-between gap-3 text-sm', hideLabel && 'sr-only')}>
        <span id={labelId} className="min-w-0 font-medium">
          {label}
        </span>
        {valueText && <span className="shrink-0 text-ink-soft tabular-nums">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={valueText}
        className="h-2.5 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line forced-colors:border"
      >
        <div
          className={clsx(
            'h-full rounded-full transition-[width] duration-(--calm) forced-colors:bg-[Highlight]',
            tones[tone],
          )}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}

const tones = { action: 'bg-action', highlight: 'bg-highlight', attention: 'bg-attention' };
