import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { AsChild } from './AsChild.tsx';
import { Spinner } from './Spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** Work is going on: keeps width and focus, swallows clicks, shows a spinner. */
  busy?: boolean;
  /** Words shown beside the spinner; without them the spinner stands alone. */
  busyLabel?: string;
  icon?: ReactNode;
  wide?: boolean;
  /** Gives the looks to the one child, usually a link. */
  asChild?: boolean;
};

export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  busyLabel,
  icon,
  wide,
  asChild,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const look = clsx(base, variants[variant], sizes[size], wide && 'w-full', className);
  if (asChild) {
    return (
      <AsChild
        className={clsx('inline-flex', look)}
        onClick={onClick}
        around={(words) => (
          <>
            {icon}
            {words}
          </>
        )}
        {...rest}
      >
        {children}
      </AsChild>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={clsx('inline-grid', look)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      <span className={clsx(content, busy && 'opacity-0')} aria-hidden={busy && busyLabel ? true : undefined}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={content}>
          <Spinner />
          {busyLabel}
        </span>
      )}
    </button>
  );
}

const base = clsx(
  'items-center justify-center gap-2 rounded-md border text-center font-semibold',
  'transition-[background-color,border-color,color,box-shadow,scale] duration-(--quick) select-none active:scale-[0.98]',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none disabled:active:scale-100',
  'aria-busy:cursor-progress aria-busy:active:scale-100 [&_svg]:shrink-0',
);

const content = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

export const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-action text-action-ink shadow-card enabled:hover:bg-action-hover [a]:hover:bg-action-hover',
  secondary: 'border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-action hover:bg-action-soft hover:text-action-soft-ink',
  danger:
    'border-transparent bg-attention text-attention-on shadow-card enabled:hover:bg-attention-hover [a]:hover:bg-attention-hover',
};

const sizes = {
  small: 'min-h-9 px-3 py-1.5 text-sm pointer-coarse:min-h-11',
  medium: 'min-h-11 px-4.5 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
};
