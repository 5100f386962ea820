import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerProps = {
  tone?: 'info' | 'highlight' | 'attention';
  icon?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  onDismiss?(): void;
  dismissLabel?: string;
};

/** A strip across the whole page for what holds everywhere: a demonstration, no connection. */
export function Banner({ tone = 'info', icon, children, action, onDismiss, dismissLabel }: BannerProps) {
  return (
    <div
      role="status"
      data-screen-only
      className={clsx('flex items-center gap-3 px-4 py-1.5 text-sm sm:px-6', tones[tone])}
    >
      <div className="flex min-h-8 min-w-0 flex-1 flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <span className="flex min-w-0 items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0">
          {icon}
          <span className="min-w-0 text-pretty font-medium">{children}</span>
        </span>
        {action}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={dismissLabel}
          onClick={onDismiss}
          className="-me-2 grid size-9 shrink-0 place-content-center rounded-sm hover:bg-ink/8 pointer-coarse:size-11"
        >
          <X className="size-4.5" />
        </button>
      )}
    </div>
  );
}

const tones = {
  info: 'bg-info-soft text-info-ink',
  highlight: 'bg-highlight-soft text-highlight-ink',
  attention: 'bg-attention-soft text-attention-ink',
};
