import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { AsChild } from './AsChild.tsx';
import { type ButtonVariant, variants } from './Button.tsx';
import { CountBadge } from './CountBadge.tsx';
import { Tooltip } from './Tooltip.tsx';

type IconButtonProps = ComponentProps<'button'> & {
  /** Name for screen readers, and the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: 'small' | 'medium';
  /** Shown at the corner when above 0; say it in the label too. */
  count?: number;
  /** A dot in the count's place while that is 0; say what it means in the label too. */
  mark?: boolean;
  /** The one child is a link that holds the icon. */
  asChild?: boolean;
  children: ReactNode;
};

export function IconButton({
  label,
  variant = 'quiet',
  size = 'medium',
  count = 0,
  mark = false,
  asChild,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const look = clsx(base, sizes[size], variant === 'quiet' ? quiet : variants[variant], className);
  const around = (icon: ReactNode) => (
    <>
      {icon}
      {count > 0 && <CountBadge count={count} className="absolute end-0 top-0" />}
      {mark && count === 0 && (
        <span
          aria-hidden="true"
          className="absolute end-2 top-2 size-2.5 rounded-full bg-attention ring-2 ring-surface"
        />
      )}
    </>
  );
  return (
    <Tooltip label={label}>
      {asChild ? (
        <AsChild aria-label={label} className={look} around={around} {...rest}>
          {children}
        </AsChild>
      ) : (
        <button type="button" aria-label={label} className={look} {...rest}>
          {around(children)}
        </button>
      )}
    </Tooltip>
  );
}

const base = clsx(
  'relative inline-grid shrink-0 place-content-center rounded-md border',
  'transition-[background-color,border-color,color] disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
);

const quiet = 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken';

const sizes = { small: 'size-9 pointer-coarse:size-11', medium: 'size-11' };
