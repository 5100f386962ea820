import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';

type AlertTone = 'info' | 'success' | 'warning' | 'error';

type AlertProps = {
  tone?: AlertTone;
  title?: ReactNode;
  children?: ReactNode;
  retry?: { label: string; onRetry(): void; busy?: boolean };
  action?: ReactNode;
  className?: string;
};

/** A message in the page, spoken when it appears: errors at once, the others when there is a pause. */
export function Alert({ tone = 'info', title, children, retry, action, className }: AlertProps) {
  const { Icon, look, mark } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={clsx(
        'flex gap-3 rounded-md border px-4 py-3.5',
        look,
        title ? 'items-start' : 'items-center',
        className,
      )}
    >
      <Icon className={clsx('size-5 shrink-0', title && 'mt-0.5', mark)} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {retry && (
          <Button variant="secondary" size="small" busy={retry.busy} onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
        {action}
      </div>
    </div>
  );
}

const tones = {
  info: { Icon: Info, look: 'border-info/35 bg-info-soft text-ink', mark: 'text-info' },
  success: { Icon: CircleCheck, look: 'border-success/35 bg-success-soft text-ink', mark: 'text-success' },
  warning: { Icon: TriangleAlert, look: 'border-highlight/60 bg-highlight-soft text-ink', mark: 'text-highlight-ink' },
  error: { Icon: CircleAlert, look: 'border-attention/40 bg-attention-soft text-ink', mark: 'text-attention' },
};
