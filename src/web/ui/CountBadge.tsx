import { clsx } from 'clsx';

type CountBadgeProps = { count: number; tone?: 'attention' | 'action'; max?: number; className?: string };

/** A number on a dot, for the eye only: say the count in the label of what carries it. */
export function CountBadge({ count, tone = 'attention', max = 99, className }: CountBadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-grid h-5 min-w-5 place-content-center rounded-full px-1.5 font-semibold text-xs tabular-nums leading-none',
        tone === 'attention' ? 'bg-attention text-attention-on' : 'bg-action text-action-ink',
        className,
      )}
    >
      {count > max ? `${max}+` : count}
    </span>
  );
}
