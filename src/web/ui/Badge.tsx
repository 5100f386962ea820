import { clsx } from 'clsx';
import { Check, CircleDot, Info, Minus, Star, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'action' | 'success' | 'highlight' | 'attention' | 'info';

type BadgeProps = {
  tone?: BadgeTone;
  /** Each tone has a shape of its own, so that colour never speaks alone; null leaves it out. */
  icon?: ReactNode | null;
  className?: string;
  children: ReactNode;
};

/** A state in a word or two. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const Shape = shapes[tone];
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-sm forced-colors:border',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon === undefined ? <Shape aria-hidden="true" strokeWidth={2.5} /> : icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  action: 'bg-action-soft text-action-soft-ink',
  success: 'bg-success-soft text-success-ink',
  highlight: 'bg-highlight-soft text-highlight-ink',
  attention: 'bg-attention-soft text-attention-ink',
  info: 'bg-info-soft text-info-ink',
};

const shapes = {
  neutral: Minus,
  action: CircleDot,
  success: Check,
  highlight: Star,
  attention: TriangleAlert,
  info: Info,
};
